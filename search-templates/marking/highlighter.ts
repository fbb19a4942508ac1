import type { LeafNode } from '#search-templates/language/tree.ts';
import { leafFinder } from './find-leaf.ts';
import { occurrences, readText } from './marked-text.ts';

/** A part of a text: start and end in UTF-16 code units. */
export type Stretch = [start: number, end: number];

/**
 * Finds where a leaf occurs in texts. Two implementations, tested to agree: by the analyzer's twin, whose functions
 * also mark every card, and the engine's own in engine-highlighter.ts. An upgrade of the engine must keep them agreeing.
 */
export interface Highlighter {
  /** For each text the leaf's occurrences from the left, overlapping ones joined; a phrase is one occurrence. */
  highlight(leaf: LeafNode, texts: readonly string[]): Promise<Stretch[][]>;
}

/** By the analyzer's twin: needs no request, and the texts need not be indexed. */
export const twinHighlighter: Highlighter = {
  highlight: async (leaf, texts) => {
    const find = leafFinder(leaf);
    return texts.map((text) => {
      const read = readText(text);
      return joinOverlapping(occurrences(read, find(read.tokens)));
    });
  },
};

/** Sorts stretches and joins those that overlap. */
export function joinOverlapping(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const [start, end] of stretches.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
