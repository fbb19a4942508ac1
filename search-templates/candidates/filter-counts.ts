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
  const clauses = filters.reduce((sum, filter) => sum + clausesOf(filter), 0);
  if (clauses > CLAUSE_LIMIT) throw new FilterProblems([tooLarge(clauses)]);
  return countsBody(filters.map((filter) => selectingQuery(filter, today)));
}

export interface DatedFilter {
  filter: CandidateFilter;
  since: Date;
}

/**
 * Counts what each filter selects of the candidates added since its time, in one request; read by readFilterCounts.
 * The time is that in a candidate's `_id`: of a file, the start of its import.
 */
export function newCandidatesBody(searches: readonly DatedFilter[], today: string): SearchBody {
  const earliest = new Date(Math.min(...searches.map(({ since }) => since.getTime())));
  const queries = searches.map(({ filter, since }) => ({
    bool: { filter: [selectingQuery(filter, today), addedSince(since)] },
  }));
  return { ...countsBody(queries), query: addedSince(earliest) };
}

/** Those that one request can count: the first whose clauses fit, without those that can't run any more. */
export function countableFilters<Entry extends { filter: CandidateFilter }>(entries: readonly Entry[]): Entry[] {
  let clauses = 0;
  return entries.filter(({ filter }) => {
    try {
      const own = clausesOf(filter);
      if (clauses + own > CLAUSE_LIMIT) return false;
      clauses += own;
      return true;
    } catch (error) {
      if (error instanceof FilterProblems) return false;
      throw error;
    }
  });
}

const countsBody = (filters: estypes.QueryDslQueryContainer[]): SearchBody => ({
  size: 0,
  timeout: SEARCH_TIMEOUT,
  track_total_hits: false,
  aggs: { filters: { filters: { filters } } },
});

const clausesOf = (filter: CandidateFilter): number =>
  readTextCriteria(filter).reduce((sum, criteria) => sum + clauseCount(criteria), 0);

const ID_DIGITS = 24;

/** An `_id` begins with the second in which it was made, as eight hexadecimal digits. */
function addedSince(since: Date): estypes.QueryDslQueryContainer {
  const second = Math.ceil(since.getTime() / 1000);
  return { range: { id: { gte: second.toString(16).padStart(8, '0').padEnd(ID_DIGITS, '0') } } };
}

const tooLarge = (clauses: number) => ({
  group: 'keyword',
  position: 0,
  length: 0,
  message: `These counts grow to ${clauses} clauses with plurals and synonyms; ${CLAUSE_LIMIT} are allowed`,
  hint: 'Count fewer clauses at once',
});

/** The counts out of an answer to filterCountsBody or newCandidatesBody, in the filters' order. */
export function readFilterCounts(response: estypes.SearchResponseBody<unknown>): number[] {
  const { filters } = response.aggregations as { filters: { buckets: { doc_count: number }[] } };
  return filters.buckets.map((bucket) => bucket.doc_count);
}
