import type { ReplaceRule } from './spelling-rules.ts';

/**
 * What Elasticsearch's mapping char filter does: at each place the longest rule that fits is applied,
 * and reading goes on behind it; where none fits the character stays.
 */
export function replaceByRules(rules: readonly ReplaceRule[]): (text: string) => string {
  const replacements = new Map(rules);
  const lengthsOf = lengthsByStart(rules);
  return (text) => {
    let result = '';
    let kept = 0;
    for (let at = 0; at < text.length; ) {
      const lengths = lengthsOf.get(pairAt(text, at)) ?? lengthsOf.get(text.charCodeAt(at));
      const length = lengths?.find((one) => replacements.has(text.slice(at, at + one)));
      if (length === undefined) {
        at += 1;
        continue;
      }
      result += text.slice(kept, at) + replacements.get(text.slice(at, at + length));
      at += length;
      kept = at;
    }
    return kept === 0 ? text : result + text.slice(kept);
  };
}

/** Two characters as one number: no text is cut for the many places where no rule can start. */
const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);

/**
 * How long the rules are that start with two characters (or are the one), the longest first.
 * A rule of one character fits wherever the longer ones that start with it do not.
 */
function lengthsByStart(rules: readonly ReplaceRule[]): Map<number, number[]> {
  const lengths = new Map<number, Set<number>>();
  const singles = new Set(rules.filter(([written]) => written.length === 1).map(([written]) => written));
  for (const [written] of rules) {
    const start = written.length === 1 ? written.charCodeAt(0) : pairAt(written, 0);
    const known = lengths.get(start) ?? new Set(singles.has(written.charAt(0)) ? [1] : []);
    lengths.set(start, known.add(written.length));
  }
  return new Map([...lengths].map(([start, set]) => [start, [...set].toSorted((a, b) => b - a)]));
}
