import { type Spelling, spellings } from './spellings.ts';

/** A text and its replacement. The first matching position wins, and at one position the longest rule. */
export type ReplaceRule = readonly [written: string, replacement: string];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const DIGITS = [...'0123456789'];
const BESIDE = [...LETTERS, ...DIGITS];
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** ©, ®, ™, bullets, arrows and similar: the tokenizer would make them words that separate “Oracle® Database”. */
const PICTURES = [
  ...'©®‼⁉™↔↕↖↗↘↙↩↪⌚⌛⌨⎈⏏▪▫▶◀◻◼◽◾⤴⤵⬅⬆⬇⬛⬜⭐⭕〰〽㊗㊙',
  ...range(0x23e9, 0x23f3),
  ...range(0x23f8, 0x23fa),
  ...range(0x2600, 0x27bf),
];

/**
 * Normalises letters, blanks and hyphens before spellings are matched. Removes apostrophes ("bachelor's" becomes
 * "bachelors") and characters that PDFs leave inside words: soft hyphens, combining accents.
 */
export const lowerRules: readonly ReplaceRule[] = [
  ...LETTERS.map((letter): ReplaceRule => [letter.toUpperCase(), letter]),
  ...["'", '’', '\u00ad', '\u2060', '\ufeff', ...range(0x300, 0x36f)].map((gone): ReplaceRule => [gone, '']),
  ['\u202f', '|'], // a narrow blank, which would join words
  ...PICTURES.map((picture): ReplaceRule => [picture, '|']),
  ...['\u2010', '\u2011'].map((hyphen): ReplaceRule => [hyphen, '-']),
];

const bars = (tokens: string[]): string => `|${tokens.join('|')}|`;
const startsWithWord = (text: string): boolean => /^[a-z0-9]/.test(text);
const endsWithWord = (text: string): boolean => /[a-z0-9]$/.test(text);

/**
 * If one spelling ends with the start of another ("objective c++"), the first would consume the other's start:
 * the two together are a spelling too.
 */
export function overlaps(list: readonly Spelling[]): Spelling[] {
  return list.flatMap((first) =>
    list.flatMap((second) => {
      const tail = first.written.split(/[ /-]/).at(-1) ?? '';
      if (tail === first.written || tail === second.written || !second.written.startsWith(tail)) return [];
      const head = first.written.slice(0, -tail.length);
      return [{ written: head + second.written, tokens: [head.replace(/[ /-]$/, ''), ...second.tokens] }];
    }),
  );
}

/**
 * Prevents matches of a spelling inside a longer word: "anode jsp", "example.net". Digits next to letters separate
 * words instead: ".NET6", "C++17".
 */
function identityRules({ written }: Spelling): ReplaceRule[] {
  const before = startsWithWord(written) || written.startsWith('.') ? LETTERS.map((one) => one + written) : [];
  const after = endsWithWord(written) ? (/\d$/.test(written) ? BESIDE : LETTERS).map((one) => written + one) : [];
  return [...before, ...after].map((one) => [one, one]);
}

function rulesFor(spelling: Spelling): ReplaceRule[] {
  const { written, tokens } = spelling;
  const rules: ReplaceRule[] = [[written, bars(tokens)]];
  // after a full stop without a blank: “Kafka.Node.js”
  if (startsWithWord(written)) rules.push([`.${written}`, `|${bars(tokens)}`]);
  return [...rules, ...identityRules(spelling)];
}

/** A colon or a full stop before a letter separates words, like a blank: “Skills:Java”, “Kafka.Then”, “B.Tech”. */
const partingRules: ReplaceRule[] = [[':', '|'], ...LETTERS.map((letter): ReplaceRule => [`.${letter}`, `|${letter}`])];

/** Every rule of the analyzer's second step, without duplicates: a spelling's own rule replaces another's identity. */
export const spellingRules: readonly ReplaceRule[] = (() => {
  const all = [...spellings, ...overlaps(spellings)];
  const rules = new Map<string, string>();
  for (const [written, replacement] of [...partingRules, ...all.flatMap(identityRules), ...all.flatMap(rulesFor)]) {
    const known = rules.get(written);
    if (known === undefined || known === written || replacement !== written) rules.set(written, replacement);
  }
  for (const { written, tokens } of all) rules.set(written, bars(tokens));
  return [...rules];
})();
