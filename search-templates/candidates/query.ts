import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { type Clauses, joinClauses } from './clauses/clauses.ts';
import { scoringClauses, selectingClauses, skillClauses } from './clauses/demand-clauses.ts';
import { filterClauses } from './clauses/filter-clauses.ts';
import { type Demand, scoredLeaves } from './demand.ts';
import { readDemands } from './demands.ts';
import { candidateHighlight } from './highlight.ts';
import { TOP_TIER } from './look.ts';
import { candidateOrder } from './order.ts';
import { resultWindow } from './result-window.ts';

/** The body of one `_search`. */
export type SearchBody = estypes.SearchRequest;

/** Counts are exact so far; Lucene may stop counting beyond. */
export const COUNTED_HITS = 10_000;

/** What goes with each search in its address: a lost shard is an error, never a part passed off as the whole. */
export const searchParameters = { allow_partial_search_results: false } as const;

/** After which the search engine gives up; it then says `timed_out`. The client's own limit is 1.9 s. */
export const SEARCH_TIMEOUT = '1500ms';

/**
 * Pro Search's request for one page of cards. `today` is yyyy-mm-dd in Asia/Kolkata.
 * Throws FilterProblems for what is wrong with the words of any group, and for a page past the first 10,000.
 */
export function candidateSearchBody(filter: CandidateFilter, today: string): SearchBody {
  const demands = readDemands(filter);
  const base = baseScore(demands);
  const asked = demands.map((demand) =>
    demand.group === 'skills' ? skillClauses(demand) : scoringClauses(demand, base),
  );
  return pageBody([...asked, ...filterClauses(filter, today)], filter);
}

/** The query that only selects what the filter selects: for counts and facets. Throws as candidateSearchBody does. */
export function selectingQuery(filter: CandidateFilter, today: string): estypes.QueryDslQueryContainer {
  return joinClauses([...readDemands(filter).map(selectingClauses), ...filterClauses(filter, today)]);
}

/**
 * Each matching leaf scores this and its field's tier. One base for the whole request, so large that one more leaf
 * outweighs the tiers of all others together.
 */
export function baseScore(demands: Demand[]): number {
  return TOP_TIER * demands.reduce((sum, demand) => sum + scoredLeaves(demand), 0) + 1;
}

/** A page of cards for clauses already made. */
export function pageBody(
  clauses: Clauses[],
  { currentPage, itemsPerPage, sort }: Pick<CandidateFilter, 'currentPage' | 'itemsPerPage' | 'sort'>,
): SearchBody {
  const scores = clauses.some(({ must, should }) => must.length + should.length > 0);
  const named = scores || clauses.some(({ filter }) => filter.some((query) => query?.constant_score?._name));
  return {
    ...resultWindow(currentPage, itemsPerPage),
    timeout: SEARCH_TIMEOUT,
    track_total_hits: COUNTED_HITS,
    _source: ['card'],
    query: joinClauses(clauses),
    sort: candidateOrder(sort, scores),
    ...(named && { highlight: candidateHighlight }),
  };
}
