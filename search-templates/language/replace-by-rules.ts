import type { ReplaceRule } from './spelling-rules.ts';

/**
 * What Elasticsearch's mapping char filter does: at each place the longest rule that fits is applied,
 * and reading goes on behind it; where none fits the character stays.
 */
export function replaceByRules(rules: readonly ReplaceRule[]): (text: string) => string {
  const replacements = new Map(rules);
  const longest = new Map<string, number>();
  for (const [written] of rules) {
    const first = written.charAt(0);
    longest.set(first, Math.max(longest.get(first) ?? 0, written.length));
  }
  return (text) => {
    let result = '';
    for (let at = 0; at < text.length; ) {
      let length = longest.get(text.charAt(at)) ?? 0;
      while (length > 0 && !replacements.has(text.substr(at, length))) length -= 1;
      result += length > 0 ? replacements.get(text.substr(at, length)) : text.charAt(at);
      at += Math.max(length, 1);
    }
    return result;
  };
}
