import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { SEARCH_TIMEOUT, type SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { FilterProblems } from './filter-problems.ts';
import { selectingQuery } from './query.ts';
import { clauseCount, readTextCriteria } from './text-criteria.ts';

/** All filters together: one search may have 8,000, and these run one after another within the same time. */
const CLAUSE_LIMIT = 24_000;

/**
 * Counts what each of several filters selects, in one request. `today` is yyyy-mm-dd in Asia/Kolkata. Throws
 * FilterProblems for invalid words in any of them, and if all together are too large.
 */
export function filterCountsBody(filters: readonly CandidateFilter[], today: string): SearchBody {
  const clauses = filters.flatMap(readTextCriteria).reduce((sum, criteria) => sum + clauseCount(criteria), 0);
  if (clauses > CLAUSE_LIMIT) throw new FilterProblems([tooLarge(clauses)]);
  return {
    size: 0,
    timeout: SEARCH_TIMEOUT,
    track_total_hits: false,
    aggs: { filters: { filters: { filters: filters.map((filter) => selectingQuery(filter, today)) } } },
  };
}

const tooLarge = (clauses: number) => ({
  group: 'keyword',
  position: 0,
  length: 0,
  message: `These counts grow to ${clauses} clauses with plurals and synonyms; ${CLAUSE_LIMIT} are allowed`,
  hint: 'Count fewer clauses at once',
});

/** The counts out of an answer to filterCountsBody, in the filters' order. */
export function readFilterCounts(response: estypes.SearchResponseBody<unknown>): number[] {
  const { filters } = response.aggregations as { filters: { buckets: { doc_count: number }[] } };
  return filters.buckets.map((bucket) => bucket.doc_count);
}
