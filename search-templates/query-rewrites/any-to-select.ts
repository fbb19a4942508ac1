import type { estypes } from '@elastic/elasticsearch';
import { anyOf, wordsIn } from './any-of.ts';

type Query = estypes.QueryDslQueryContainer;

/**
 * Like anyOf, for queries that only select: single words in one field become one `terms` query, and duplicates are
 * removed. The engine then reads a few lists instead of one per word: at a million candidates counting a Boolean of 20
 * takes 5 ms instead of 11, an OR of 60 20 instead of 30.
 */
export function anyToSelect(queries: Query[]): Query {
  const words = new Map<string, Set<string>>();
  const others = new Map<string, Query>();
  for (const query of queries.flatMap(alternatives)) {
    const asked = wordsAsked(query);
    if (!asked) {
      others.set(JSON.stringify(query), query);
      continue;
    }
    const ofField = words.get(asked.field) ?? new Set();
    for (const word of asked.words) ofField.add(word);
    words.set(asked.field, ofField);
  }
  return anyOf([...[...words].map(([field, asked]) => wordsIn(field, [...asked])), ...others.values()]);
}

/** A query that consists only of alternatives is replaced by them. */
function alternatives(query: Query): Query[] {
  const { should, ...more } = query?.bool ?? {};
  return Array.isArray(should) && Object.keys(more).length === 0 ? should.flatMap(alternatives) : [query];
}

function wordsAsked(query: Query): { field: string; words: string[] } | null {
  const [[field, asked] = []] = Object.entries(query?.term ?? query?.terms ?? {});
  const words: unknown[] = Array.isArray(asked) ? asked : [asked];
  return field && words.every((word) => typeof word === 'string') ? { field, words } : null;
}
