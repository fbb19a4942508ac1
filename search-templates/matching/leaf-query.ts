import type { estypes } from '@elastic/elasticsearch';
import { toTokens } from '#search-templates/language/tokens.ts';
import type { LeafNode, PhraseNode, PrefixNode, WordNode } from '#search-templates/language/tree.ts';
import type { Reading } from '#search-templates/language/variants.ts';
import { nearRule, nearSideReadings, phraseRule, prefixRule } from './interval-rules.ts';
import { leafReadings } from './leaf-readings.ts';

type Query = estypes.QueryDslQueryContainer;

/** What finds a leaf in a text field, in any form that its readings allow. */
export interface LeafQuery {
  /** The same for every field but for the field's name. */
  on(field: string): Query;
  /** What it comes to in one field once the search engine has written it out. */
  clauses: number;
}

/**
 * The leanest query for a leaf. One token: `term`; one in several forms: `terms`; a fixed phrase: `match_phrase`;
 * a phrase with variants: one ordered `intervals`, not the product of its spellings. A star's text is analysed here,
 * because the `prefix` query is not, and `match_phrase_prefix` stops silently at 50 terms.
 */
export function leafQuery(leaf: LeafNode): LeafQuery {
  if (leaf.kind === 'prefix') return prefixQuery(leaf);
  if (leaf.kind !== 'near') return textQuery(leaf);
  const rule = nearRule(leaf);
  const sides = [leaf.left, leaf.right].map((side) => writtenOut(nearSideReadings(side)));
  return {
    on: (field) => ({ intervals: { [field]: rule } }),
    // lengths that vary on both sides are multiplied, and both orders may be written
    clauses: 2 * (sides[0] ?? 1) * (sides[1] ?? 1),
  };
}

function prefixQuery(leaf: PrefixNode): LeafQuery {
  const tokens = toTokens(leaf.text);
  const [only] = tokens;
  if (tokens.length === 1 && only !== undefined) return { on: (field) => ({ prefix: { [field]: only } }), clauses: 1 };
  const rule = prefixRule(tokens);
  return { on: (field) => ({ intervals: { [field]: rule } }), clauses: tokens.length };
}

function textQuery(leaf: WordNode | PhraseNode): LeafQuery {
  const readings = leafReadings(leaf);
  const fixed = readings.flatMap(fixedSequences);
  const words = [...new Set(fixed.filter((tokens) => tokens.length === 1).flat())];
  const phrases = new Set(fixed.filter((tokens) => tokens.length > 1).map((tokens) => tokens.join(' ')));
  const rules = readings.filter(isVaried).map(phraseRule);
  return {
    on: (field) =>
      anyOf([
        ...wordQuery(field, words),
        ...[...phrases].map((phrase): Query => ({ match_phrase: { [field]: phrase } })),
        ...rules.map((rule): Query => ({ intervals: { [field]: rule } })),
      ]),
    clauses: writtenOut(readings),
  };
}

function wordQuery(field: string, words: string[]): Query[] {
  const [only] = words;
  if (only === undefined) return [];
  return [words.length === 1 ? { term: { [field]: only } } : { terms: { [field]: words } }];
}

const isVaried = (reading: Reading) => reading.length > 1 && reading.some((slot) => slot.length > 1);

/** The token sequences of a reading that needs no interval rule: one slot's alternatives, or one fixed phrase. */
function fixedSequences(reading: Reading): string[][] {
  if (reading.length === 1) return (reading[0] ?? []).map(({ tokens }) => tokens);
  return isVaried(reading) ? [] : [reading.flatMap((slot) => slot[0]?.tokens ?? [])];
}

/** Lucene writes an ordered rule out once for each way of choosing among alternatives of several tokens. */
function writtenOut(readings: Reading[]): number {
  return readings.reduce((sum, reading) => {
    const tokens = reading.flat(2).reduce((count, alternative) => count + alternative.tokens.length, 0);
    if (reading.length === 1) return sum + tokens;
    const ways = reading.reduce((product, slot) => {
      const long = slot.filter((alternative) => alternative.tokens.length > 1).length;
      return product * (long + (long < slot.length ? 1 : 0));
    }, 1);
    return sum + tokens * ways;
  }, 0);
}

/** One query is itself; of several, any; of none, none. */
export function anyOf(queries: Query[]): Query {
  const [only] = queries;
  if (!only) return { match_none: {} };
  return queries.length === 1 ? only : { bool: { should: queries } };
}
