import type { estypes } from '@elastic/elasticsearch';
import { anyOf } from './any-of.ts';

type Query = estypes.QueryDslQueryContainer;

/**
 * Rewrites each `terms` as alternatives of one `term` each. For `terms` the engine reads the lists of all words to
 * their
 * ends first; alternatives are read only within the range of the other conditions. In one range of the index, an OR of
 * 60 took 22 ms instead of 26 on a million candidates, a deep Boolean 15 instead of 24; over the whole index `terms`
 * are
 * faster (any-to-select.ts).
 */
export function wordByWord(query: Query): Query {
  return rewritten(query) as Query;
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== 'object' || value === null) return value;
  const [[name, asked] = []] = Object.entries(value);
  if (name === 'terms') return alternatives(asked as Record<string, string[]>);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewritten(inner)]));
}

function alternatives(terms: Record<string, string[]>): Query {
  const [[field, words] = ['', []]] = Object.entries(terms);
  return anyOf(words.map((word) => ({ term: { [field]: word } })));
}
