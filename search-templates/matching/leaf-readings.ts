import type { PhraseNode, WordNode } from '#search-templates/language/tree.ts';
import { expand, type Reading } from '#search-templates/language/variants.ts';

/** Enough for the searches of a busy minute: query, marks and every page of a result ask for the same leaves. */
const REMEMBERED = 2_000;
const known = new Map<string, Reading[]>();

/** Everything a word or phrase stands for. Callers must not change it. */
export function leafReadings(leaf: WordNode | PhraseNode): Reading[] {
  const exact = leaf.kind === 'phrase' && leaf.exact;
  const key = `${exact ? '=' : '~'}${leaf.text}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= REMEMBERED) known.clear();
  const readings = expand(leaf.text, exact);
  known.set(key, readings);
  return readings;
}
