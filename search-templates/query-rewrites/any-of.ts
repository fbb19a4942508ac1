import type { estypes } from '@elastic/elasticsearch';

type Query = estypes.QueryDslQueryContainer;

/** One word of a field, or any of several. */
export function wordsIn(field: string, words: string[]): Query {
  const [only] = words;
  return words.length === 1 && only !== undefined ? { term: { [field]: only } } : { terms: { [field]: words } };
}

/** One query is itself; of several, any; of none, none. */
export function anyOf(queries: Query[]): Query {
  const [only] = queries;
  if (!only) return { match_none: {} };
  return queries.length === 1 ? only : { bool: { should: queries } };
}
