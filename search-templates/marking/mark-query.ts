import type { estypes } from '@elastic/elasticsearch';
import { toTokens } from '#search-templates/analyzer-twin/tokens.ts';
import { leafReadings, spellingsOf } from '#search-templates/expansion/variants.ts';
import type { LeafNode, PrefixNode } from '#search-templates/language/tree.ts';

type Query = estypes.QueryDslQueryContainer;

/** Phrases with more spellings are not highlighted: the highlighter analyses each for each text shown. */
const MARKED_SPELLINGS = 24;

/**
 * The highlight query for these leaves in `field`. The highlighter doesn't support interval rules, so phrases are
 * expanded; the words of a NEAR and of a phrase that ends in a star are highlighted separately.
 */
export function markQuery(leaves: Iterable<LeafNode>, field: string): Query {
  const words = new Set<string>();
  const phrases = new Set<string>();
  const prefixes = new Set<string>();
  const collectPrefix = ({ text }: PrefixNode) => {
    const tokens = toTokens(text);
    for (const token of tokens.slice(0, -1)) words.add(token);
    for (const token of tokens.slice(-1)) prefixes.add(token);
  };
  const collect = (leaf: LeafNode, apart: boolean) => {
    if (leaf.kind === 'prefix') return collectPrefix(leaf);
    if (leaf.kind === 'near') return [leaf.left, leaf.right].forEach((side) => void collect(side, true));
    for (const tokens of leafReadings(leaf).flatMap((reading) => spellingsOf(reading, MARKED_SPELLINGS))) {
      if (apart || tokens.length === 1) for (const token of tokens) words.add(token);
      else phrases.add(tokens.join(' '));
    }
  };
  for (const leaf of leaves) collect(leaf, false);
  return {
    bool: {
      should: [
        // separate terms: for a set of terms, as for a star, the highlighter analyses the text again
        ...[...words].map((word) => ({ term: { [field]: word } })),
        ...[...phrases].map((phrase) => ({ match_phrase: { [field]: phrase } })),
        ...[...prefixes].map((prefix) => ({ prefix: { [field]: prefix } })),
      ],
    },
  };
}
