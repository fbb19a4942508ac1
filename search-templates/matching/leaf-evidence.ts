import type { estypes } from '@elastic/elasticsearch';
import { leafReadings, spellingsOf } from '#search-templates/expansion/variants.ts';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { partOf } from './name-parts.ts';

type Query = estypes.QueryDslQueryContainer;

/** A part of names (name-parts.ts) that speaks for a leaf. */
export interface LeafPart {
  part: string;
  /** As the search writes it, not by a plural or synonym. */
  isWritten: boolean;
}

/** Further spellings are rare, and each costs a clause. */
const MOST_SPELLINGS = 16;

/** The parts that speak for a leaf, in every spelling; none of a prefix or NEAR. */
export function leafParts(node: LeafNode): LeafPart[] {
  if (node.kind === 'prefix' || node.kind === 'near') return [];
  const spellings = leafReadings(node).flatMap((reading) => spellingsOf(reading, MOST_SPELLINGS));
  const [written, ...others] = new Set(spellings.map(partOf));
  return [
    ...(written ? [{ part: written, isWritten: true }] : []),
    ...others.flatMap((part) => (part ? [{ part, isWritten: false }] : [])),
  ].slice(0, MOST_SPELLINGS);
}

/** The evidence of a spelling that the search doesn't write counts this much less. */
export interface EvidenceBoosts {
  written: number;
  variant: number;
  /** Names the whole. */
  _name?: string;
}

/**
 * Scores by the best evidence of any spelling in a `sparse_vector` field; no query if nothing speaks for the leaf.
 * `dis_max` without a tie breaker lets the engine skip, a sum would not.
 */
export function evidenceQueries(
  parts: readonly LeafPart[],
  field: string,
  { written, variant, ...named }: EvidenceBoosts,
): Query[] {
  const queries = parts.map(
    ({ part, isWritten }): Query => ({
      term: { [field]: { value: part, boost: isWritten ? written : variant, ...(parts.length === 1 && named) } },
    }),
  );
  return queries.length > 1 ? [{ dis_max: { queries, ...named } }] : queries;
}
