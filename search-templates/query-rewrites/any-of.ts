import type { estypes } from '@elastic/elasticsearch';

type Query = estypes.QueryDslQueryContainer;

/** One word in a field, or any of several. */
export function wordsIn(field: string, words: string[]): Query {
  const [only] = words;
  return words.length === 1 && only !== undefined ? { term: { [field]: only } } : { terms: { [field]: words } };
}

/** Returns a single query unchanged, an OR of several, and a query without matches for none. */
export function anyOf(queries: Query[]): Query {
  const [only] = queries;
  if (!only) return { match_none: {} };
  return queries.length === 1 ? only : { bool: { should: queries } };
}
