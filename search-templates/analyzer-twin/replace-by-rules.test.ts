import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReplaceRule, spellingRules } from '#search-templates/analysis/spelling-rules.ts';
import { replaceByRules } from './replace-by-rules.ts';

/** Applies the longest matching rule at each position, directly by the definition. */
function byDefinition(rules: readonly ReplaceRule[]): (text: string) => string {
  const replacements = new Map(rules);
  const longest = Math.max(...rules.map(([written]) => written.length));
  return (text) => {
    let result = '';
    for (let at = 0; at < text.length; ) {
      let length = longest;
      while (length > 0 && !replacements.has(text.slice(at, at + length))) length -= 1;
      result += replacements.get(text.slice(at, at + length)) ?? text[at];
      at += Math.max(1, Math.min(length, text.length - at));
    }
    return result;
  };
}

const rulesIn = (letters: fc.Arbitrary<string>, most: number) =>
  fc.uniqueArray(fc.tuple(fc.string({ unit: letters, minLength: 1, maxLength: 5 }), fc.constantFrom('', '|', 'xyz')), {
    selector: ([written]) => written,
    minLength: 1,
    maxLength: most,
  });

test('at each position the longest matching rule applies, whatever the rules begin with', () => {
  // more letters than there are character classes, and some of two code units
  const many = fc.integer({ min: 0x4e00, max: 0x4e80 }).map((code) => String.fromCharCode(code));
  for (const letters of [fc.constantFrom(...'ab.'), fc.constantFrom('a', '😀', '\ud83d', '\0'), many]) {
    const text = fc.string({ unit: letters, maxLength: 30 });
    fc.assert(
      fc.property(rulesIn(letters, 100), text, (rules, each) => {
        const all: ReplaceRule[] = [['ab', 'c'], ...rules.filter(([written]) => written !== 'ab')];
        expect(replaceByRules(all)(each)).toBe(byDefinition(all)(each));
      }),
      { numRuns: 100 },
    );
  }
});

test('spellings are found at the start and end of a text, adjacent and overlapping', () => {
  const spell = replaceByRules(spellingRules);
  const definition = byDefinition(spellingRules);
  const written = fc.constantFrom('c++', '.net', 'node js', 'asp.net', 'a', ' ', '.', 'x', '/', 'ci/cd', 'c#', 'é');
  fc.assert(
    fc.property(fc.array(written, { maxLength: 6 }), (pieces) => {
      const text = pieces.join('');
      expect(spell(text)).toBe(definition(text));
    }),
    { numRuns: 100 },
  );
});
