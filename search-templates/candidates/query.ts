import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { REACHABLE_HITS } from '#domain/limits.ts';
import { SEARCH_TIMEOUT, type SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import type { LeafNode } from '#search-templates/language/tree.ts';
import { markQuery } from '#search-templates/marking/mark-query.ts';
import { type Clauses, joinClauses } from './clauses/clauses.ts';
import { filterClauses } from './clauses/filter-clauses.ts';
import { scoringClauses, selectingClauses, unscoredClauses } from './clauses/text-clauses.ts';
import { type RankingWeights, rankingWeights } from './evidence/ranking-weights.ts';
import { FilterProblems } from './filter-problems.ts';
import { markedFields } from './matched.ts';
import type { ScoreNames } from './order/score-names.ts';
import { isScored, readTextCriteria, type TextCriteria, wantedLeaves } from './text-criteria.ts';

/** `page` counts from 1; the last page is cut where the reachable hits end. Throws FilterProblems for a page beyond. */
function resultWindow(page: number, size: number): { from: number; size: number } {
  const from = (page - 1) * size;
  if (from < REACHABLE_HITS) return { from, size: Math.min(size, REACHABLE_HITS - from) };
  throw new FilterProblems([
    {
      group: 'currentPage',
      position: 0,
      length: 0,
      message: `Page ${page} lies past the first ${REACHABLE_HITS} candidates`,
      hint: 'Narrow the search, or order it otherwise',
    },
  ]);
}

const sortFields = { updatedOn: 'updatedOn', experience: 'experienceMonths', expectedCtc: 'expectedCtc' } as const;

/**
 * The chosen order, then last updated, then id, so that paging never repeats or skips. Where nothing scores,
 * relevance is left out: Lucene then stops early, since it needs no score of any document.
 */
function candidateOrder({ by, order }: CandidateFilter['sort'], scores: boolean): estypes.SortCombinations[] {
  const first: estypes.SortCombinations[] =
    by === 'relevance' ? (scores ? [{ _score: { order } }] : []) : [byField(sortFields[by], order)];
  return [...first, ...(by === 'updatedOn' ? [] : [byField('updatedOn', 'desc')]), { id: { order: 'asc' } }];
}

function byField(field: string, order: 'asc' | 'desc'): estypes.SortCombinations {
  return { [field]: { order, missing: '_last' } };
}

/** As much of a resume's text as the projection indexes; longer text would fail the whole search. */
const ANALYSED_CHARACTERS = 200_000;

/** About two lines of a card each. */
const excerpts = { fragment_size: 140, number_of_fragments: 3 } as const;

/**
 * Requests the resume's lines that contain these leaves; null where there are none. Matches in the rest
 * of the profile are marked from the hit's own texts (matched.ts): the search engine took longer to analyse and mark
 * those again than to search.
 */
export function resumeHighlight(leaves: LeafNode[]): estypes.SearchHighlight | null {
  if (leaves.length === 0) return null;
  return {
    highlight_query: markQuery(leaves, 'resumeText'),
    max_analyzed_offset: ANALYSED_CHARACTERS,
    order: 'score',
    // the lines are marked as the other texts are, leaf by leaf (matched.ts)
    pre_tags: [''],
    post_tags: [''],
    fields: { resumeText: excerpts },
  };
}

/**
 * Pro Search's request for one page of cards. `today` is yyyy-mm-dd in Asia/Kolkata; the weights affect only the order.
 * Throws FilterProblems for what is wrong with the words of any group, and for a page past the first 10,000.
 */
export function candidateSearchBody(
  filter: CandidateFilter,
  today: string,
  weights: RankingWeights = rankingWeights,
): SearchBody {
  return pageBody(readTextCriteria(filter), filterClauses(filter, today), filter, weights);
}

/** The request for the ids alone of the first `size` candidates by relevance, without a count. Throws as the above. */
export function rankedIdsBody(
  filter: CandidateFilter,
  today: string,
  { weights, size }: { weights: RankingWeights; size: number },
): SearchBody {
  const byRelevance: CandidateFilter = { ...filter, currentPage: 1, sort: { by: 'relevance', order: 'desc' } };
  const { highlight: _, ...body } = candidateSearchBody(byRelevance, today, weights);
  return { ...body, size, track_total_hits: false, _source: false };
}

/** The query that only selects what the filter selects: for counts and facets. Throws as candidateSearchBody does. */
export function selectingQuery(filter: CandidateFilter, today: string): estypes.QueryDslQueryContainer {
  return joinClauses([...readTextCriteria(filter).map(selectingClauses), ...filterClauses(filter, today)]);
}

/** A page of cards for what is asked in words and without; `namesOf` names the parts of the score. */
export function pageBody(
  allCriteria: TextCriteria[],
  filters: Clauses[],
  { currentPage, itemsPerPage, sort }: Pick<CandidateFilter, 'currentPage' | 'itemsPerPage' | 'sort'>,
  weights: RankingWeights,
  namesOf?: (criteria: TextCriteria) => ScoreNames,
): SearchBody {
  const words = allCriteria.map((criteria) =>
    isScored(criteria) ? scoringClauses(criteria, weights, namesOf?.(criteria)) : unscoredClauses(criteria),
  );
  const scores = words.some(({ must, should }) => must.length + should.length > 0);
  const parts = [...words, ...filters];
  const highlight = resumeHighlight(allCriteria.flatMap(wantedLeaves).map(({ node }) => node));
  return {
    ...resultWindow(currentPage, itemsPerPage),
    timeout: SEARCH_TIMEOUT,
    track_total_hits: REACHABLE_HITS,
    _source: highlight ? ['card', ...markedFields] : ['card'],
    query: joinClauses(parts.map((part) => ({ ...part, must_not: [] }))),
    ...exclusion(parts),
    sort: candidateOrder(sort, scores),
    ...(highlight && { highlight }),
  };
}

/**
 * Exclusions run as a post_filter: must_not in a scoring query disables block-max skipping after each excluded
 * candidate. Six badges and two excluded ones took 117 ms instead of 20 on a million candidates.
 */
function exclusion(parts: Clauses[]): Pick<SearchBody, 'post_filter'> {
  const must_not = parts.flatMap((part) => part.must_not);
  return must_not.length > 0 ? { post_filter: { bool: { must_not } } } : {};
}

interface Ids {
  /** yyyy-mm-dd in Asia/Kolkata. */
  today: string;
  /** Left out, whether the filter selects them or not. */
  not: readonly string[];
  /** At most 10,000. */
  most: number;
}

/** The request for the ids alone of those whom a filter selects, in no order, counted to one above `most`. */
export function candidateIdsBody(filter: CandidateFilter, { today, not, most }: Ids): SearchBody {
  return {
    size: most,
    timeout: SEARCH_TIMEOUT,
    track_total_hits: most + 1,
    _source: false,
    sort: ['_doc'],
    query: {
      bool: {
        filter: [selectingQuery(filter, today)],
        ...(not.length > 0 && { must_not: [{ ids: { values: [...not] } }] }),
      },
    },
  };
}

/** The request for the cards of these candidates, at most 100, in no order. */
export function candidateCardsBody(ids: readonly string[]): SearchBody {
  return { size: ids.length, timeout: SEARCH_TIMEOUT, _source: ['card'], query: { ids: { values: [...ids] } } };
}
