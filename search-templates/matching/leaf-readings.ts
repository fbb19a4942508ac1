import type { PhraseNode, WordNode } from '#search-templates/language/tree.ts';
import { expand, type Reading } from '#search-templates/language/variants.ts';

const known = new WeakMap<WordNode | PhraseNode, Reading[]>();

/** Everything a word or phrase stands for, worked out once for each leaf: query and marks both need it. */
export function leafReadings(leaf: WordNode | PhraseNode): Reading[] {
  const found = known.get(leaf) ?? expand(leaf.text, leaf.kind === 'phrase' && leaf.exact);
  known.set(leaf, found);
  return found;
}
