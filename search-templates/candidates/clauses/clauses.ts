import type { estypes } from '@elastic/elasticsearch';

type Query = estypes.QueryDslQueryContainer;

/** The clauses that a part of a search adds to the request's `bool`. */
export interface Clauses {
  must: Query[];
  /** Only raises the rank: a part that must match in one of several ways is in `must`. */
  should: Query[];
  filter: Query[];
  must_not: Query[];
}

export const filtering = (...filter: Query[]): Clauses => ({ must: [], should: [], filter, must_not: [] });
export const excluding = (...must_not: Query[]): Clauses => ({ must: [], should: [], filter: [], must_not });

/** One query of all parts; `match_all` if all are empty. */
export function joinClauses(parts: Clauses[]): Query {
  const must = parts.flatMap((part) => part.must);
  const should = parts.flatMap((part) => part.should);
  const filter = parts.flatMap((part) => part.filter);
  const must_not = parts.flatMap((part) => part.must_not);
  if (must.length + should.length + filter.length + must_not.length === 0) return { match_all: {} };
  return {
    bool: {
      ...(must.length > 0 && { must }),
      ...(should.length > 0 && { should, minimum_should_match: 0 }),
      ...(filter.length > 0 && { filter }),
      ...(must_not.length > 0 && { must_not }),
    },
  };
}
