import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { type Clauses, joinClauses } from './clauses/clauses.ts';
import { scoringClauses, selectingClauses, skillClauses } from './clauses/demand-clauses.ts';
import { filterClauses } from './clauses/filter-clauses.ts';
import type { LeafScore } from './clauses/leaf-clause.ts';
import { type Demand, wantedLeaves } from './demand.ts';
import { readDemands } from './demands.ts';
import { resumeHighlight } from './highlight.ts';
import { TOP_TIER } from './look.ts';
import { markedFields } from './matched.ts';
import { candidateOrder } from './order.ts';
import { resultWindow } from './result-window.ts';

/** The body of one `_search`. */
export type SearchBody = estypes.SearchRequest;

/** Counts are exact so far; Lucene may stop counting beyond. */
export const COUNTED_HITS = 10_000;

/** What goes with each search in its address: a lost shard is an error, never a part passed off as the whole. */
export const searchParameters = { allow_partial_search_results: false } as const;

/** After which the search engine gives up; it then says `timed_out`. The client's own limit is 1.75 s. */
export const SEARCH_TIMEOUT = '1500ms';

/**
 * Pro Search's request for one page of cards. `today` is yyyy-mm-dd in Asia/Kolkata.
 * Throws FilterProblems for what is wrong with the words of any group, and for a page past the first 10,000.
 */
export function candidateSearchBody(filter: CandidateFilter, today: string): SearchBody {
  return pageBody(readDemands(filter), filterClauses(filter, today), filter);
}

/** The query that only selects what the filter selects: for counts and facets. Throws as candidateSearchBody does. */
export function selectingQuery(filter: CandidateFilter, today: string): estypes.QueryDslQueryContainer {
  return joinClauses([...readDemands(filter).map(selectingClauses), ...filterClauses(filter, today)]);
}

/** A page of cards for what is asked in words and without. */
export function pageBody(
  demands: Demand[],
  filters: Clauses[],
  { currentPage, itemsPerPage, sort }: Pick<CandidateFilter, 'currentPage' | 'itemsPerPage' | 'sort'>,
): SearchBody {
  const score = leafScore(demands);
  const words = demands.map((demand) =>
    demand.group === 'skills' ? skillClauses(demand) : scoringClauses(demand, score),
  );
  const scores = words.some(({ must, should }) => must.length + should.length > 0);
  const parts = [...words, ...filters];
  const highlight = resumeHighlight(demands.flatMap(wantedLeaves).map(({ node }) => node));
  return {
    ...resultWindow(currentPage, itemsPerPage),
    timeout: SEARCH_TIMEOUT,
    track_total_hits: COUNTED_HITS,
    _source: highlight ? ['card', ...markedFields] : ['card'],
    query: joinClauses(parts.map((part) => ({ ...part, must_not: [] }))),
    ...exclusion(parts),
    sort: candidateOrder(sort, scores),
    ...(highlight && { highlight }),
  };
}

/**
 * What is excluded is taken out of what was found. Within a query that scores, the engine begins anew behind each
 * candidate that is excluded: six badges and two excluded ones took 117 ms instead of 20 on a million candidates.
 */
function exclusion(parts: Clauses[]): Pick<SearchBody, 'post_filter'> {
  const must_not = parts.flatMap((part) => part.must_not);
  return must_not.length > 0 ? { post_filter: { bool: { must_not } } } : {};
}

/**
 * Each matching leaf scores the base and its field's tier. One base for the whole request, so large that one more leaf
 * outweighs the tiers of all others together.
 */
function leafScore(demands: Demand[]): LeafScore {
  const leaves = demands.reduce((sum, demand) => sum + wantedLeaves(demand).length, 0);
  return { base: TOP_TIER * leaves + 1, alone: leaves === 1 };
}
