/** A word that a search found, with its criterion. */
export interface FoundWord<Part> {
  text: string;
  part: Part;
}

/** A run of a text, and the match it belongs to, if any. */
export interface MarkedRun<Part> {
  text: string;
  part: Part | null;
}

/** The characters of a word: `C` is not marked in `C++`, or `Node` in `Node.js`. */
const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?!\\.?[\\p{L}\\p{N}+#])';

/**
 * A function that splits texts into runs at these words, as whole words, ignoring case. Longer words win; the runs'
 * texts concatenate to the text.
 */
export function wordMarker<Part>(words: readonly FoundWord<Part>[]): (text: string) => MarkedRun<Part>[] {
  const byText = new Map<string, Part>();
  for (const { text, part } of words) {
    const key = keyOf(text);
    if (key && !byText.has(key)) byText.set(key, part);
  }
  if (byText.size === 0) return (text) => [{ text, part: null }];
  const longestFirst = [...byText.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`${BEFORE}(?:${longestFirst.map(escaped).join('|')})${AFTER}`, 'giu');
  return (text) => {
    const runs: MarkedRun<Part>[] = [];
    let at = 0;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (index > at) runs.push({ text: text.slice(at, index), part: null });
      runs.push({ text: found, part: byText.get(keyOf(found)) ?? null });
      at = index + found.length;
    }
    if (at < text.length || runs.length === 0) runs.push({ text: text.slice(at), part: null });
    return runs;
  };
}

const keyOf = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
