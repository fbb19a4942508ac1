import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { type FacetName, facetNames, NOT_STATED } from '#domain/filters/facet-refinement.ts';
import { foundTotal, SEARCH_TIMEOUT, type SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { wordByWord } from '#search-templates/query-rewrites/word-by-word.ts';
import { experienceBands, facetFields, statedField } from './facet-fields.ts';
import { selectingQuery } from './query.ts';
import { sampleOf } from './sample.ts';

export interface FacetValue {
  value: string;
  count: number;
}
/** Most frequent first; experience from the least to the most. */
export type Facets = Record<FacetName, FacetValue[]>;

/** As many values as the panel shows of each facet. */
const SHOWN_VALUES = 15;

/**
 * About this many candidates are sampled for an estimate. At a million the five commonest values of each facet were off
 * by 2.0 % in the middle and 11 % at the 95th percentile; 20,000 make that 1.6 % and 8 %, and take longer.
 */
const SAMPLED_HITS = 10_000;

/** The share of candidates that the pilot query samples, to distinguish few hits from many without counting all. */
const PILOT_SHARE = 1 / 128;

/**
 * Facets are exact up to 10,000 hits, which put 78 ± 9 into the pilot; a pilot above this means more (error: one in a
 * thousand million). So up to some 17,000 hits are counted exactly.
 */
const PILOT_OF_MANY = 135;

export interface FacetBodies {
  /** Sent first: how many of its sample are hits. */
  pilot: SearchBody;
  /** The counts themselves, over this share of all candidates (facetShare). */
  counts: (share: number) => SearchBody;
}

/** Facets that are counted over the result of one filter. */
interface CountedTogether {
  filter: CandidateFilter;
  facets: readonly FacetName[];
}

/**
 * Each facet is counted as if none of its own values were chosen, so that further values show their additional hits:
 * one filter for all facets without a chosen value, and one for each of the others.
 */
export function facetFilters(filter: CandidateFilter): CountedTogether[] {
  const { include, exclude } = filter.refine;
  const isChosen = (name: FacetName) => (include[name]?.length ?? 0) + (exclude[name]?.length ?? 0) > 0;
  const without = (name: FacetName): CandidateFilter => ({
    ...filter,
    refine: { include: { ...include, [name]: [] }, exclude: { ...exclude, [name]: [] } },
  });
  const others = { filter, facets: facetNames.filter((name) => !isChosen(name)) };
  const chosen = facetNames.filter(isChosen).map((name) => ({ filter: without(name), facets: [name] }));
  return [...(others.facets.length > 0 ? [others] : []), ...chosen];
}

/** The two searches that count facets. Throws FilterProblems as the search does. Send with `request_cache`. */
export function candidateFacetBodies(
  filter: CandidateFilter,
  today: string,
  facets: readonly FacetName[] = facetNames,
): FacetBodies {
  const query = selectingQuery(filter, today);
  const inStretch = wordByWord(query);
  const within = (share: number): SearchBody => ({
    size: 0,
    timeout: SEARCH_TIMEOUT,
    query: share < 1 ? { bool: { filter: [inStretch, sampleOf(share)] } } : query,
  });
  return {
    pilot: { ...within(PILOT_SHARE), track_total_hits: true },
    counts: (share) => ({ ...within(share), track_total_hits: false, aggs: aggregationsOf(facets) }),
  };
}

/** Of all candidates, the share that facets are counted over: 1 is all, and exact; less is an estimate. */
export function facetShare(pilot: estypes.SearchResponseBody<unknown>): number {
  const found = foundTotal(pilot);
  return found > PILOT_OF_MANY ? (PILOT_SHARE * SAMPLED_HITS) / found : 1;
}

const facetAggregations: Record<FacetName, estypes.AggregationsAggregationContainer> = {
  designation: countedBy(facetFields.designation.counted),
  employer: countedBy(facetFields.employer.counted),
  city: countedBy(facetFields.city.counted),
  skill: countedBy(facetFields.skill.counted),
  noticePeriod: countedBy(facetFields.noticePeriod.counted),
  experience: { range: { field: 'experienceMonths', ranges: [...experienceBands] } },
};

const notStated = (name: FacetName) => `${name}NotStated`;

function aggregationsOf(facets: readonly FacetName[]): NonNullable<SearchBody['aggs']> {
  const counts = facets.map((name) => [name, facetAggregations[name]] as const);
  const unstated = facets.map((name) => [notStated(name), { missing: { field: statedField(name) } }] as const);
  return Object.fromEntries([...counts, ...unstated]);
}

function countedBy(field: string): estypes.AggregationsAggregationContainer {
  return { terms: { field, size: SHOWN_VALUES } };
}

interface Bucket {
  key: string;
  doc_count: number;
}

/**
 * The counts in the answer for this share of all candidates, 'not stated' last; values without candidates are omitted.
 */
export function readFacets(
  response: estypes.SearchResponseBody<unknown>,
  share: number,
  facets: readonly FacetName[] = facetNames,
): Partial<Facets> {
  const counts = response.aggregations as unknown as Record<string, { buckets?: Bucket[]; doc_count?: number }>;
  const read = (name: FacetName) =>
    [...(counts[name]?.buckets ?? []), { key: NOT_STATED, doc_count: counts[notStated(name)]?.doc_count ?? 0 }]
      .filter((bucket) => bucket.doc_count > 0)
      .map((bucket) => ({ value: bucket.key, count: Math.round(bucket.doc_count / share) }));
  return Object.fromEntries(facets.map((name) => [name, read(name)]));
}
