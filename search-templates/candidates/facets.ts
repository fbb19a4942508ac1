import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { type FacetName, facetNames, NOT_STATED } from '#domain/filters/facet-refinement.ts';
import { foundTotal, SEARCH_TIMEOUT, type SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { anyOf } from '#search-templates/query-rewrites/any-of.ts';
import { wordByWord } from '#search-templates/query-rewrites/word-by-word.ts';
import { joinClauses } from './clauses/clauses.ts';
import { refineClause } from './clauses/refine-clause.ts';
import { experienceBands, facetFields, statedField } from './facet-fields.ts';
import { selectingQuery } from './query.ts';
import { sampleOf } from './sample.ts';

type Query = estypes.QueryDslQueryContainer;

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

/** Facets that are counted over the same candidates: those whom the search and these of its chosen values select. */
export interface FacetPart {
  facets: readonly FacetName[];
  refine: CandidateFilter['refine'];
}

/**
 * Each facet is counted as if none of its own values were chosen, so that further values show their additional hits:
 * one part for all facets without a chosen value, and one for each of the others.
 */
export function facetParts({ refine: { include, exclude } }: CandidateFilter): FacetPart[] {
  const isChosen = (name: FacetName) => (include[name]?.length ?? 0) + (exclude[name]?.length ?? 0) > 0;
  const without = (name: FacetName) => ({
    include: { ...include, [name]: [] },
    exclude: { ...exclude, [name]: [] },
  });
  const others = { facets: facetNames.filter((name) => !isChosen(name)), refine: { include, exclude } };
  const chosen = facetNames.filter(isChosen).map((name) => ({ facets: [name], refine: without(name) }));
  return [...(others.facets.length > 0 ? [others] : []), ...chosen];
}

export interface FacetBodies {
  parts: readonly FacetPart[];
  /** Sent first: how many of its sample are hits of each part. */
  pilot: SearchBody;
  /** The counts themselves, of each part over its share of all candidates (facetShares). */
  counts: (shares: readonly number[]) => SearchBody;
}

/** The two searches that count facets. Throws FilterProblems as the search does. Send with `request_cache`. */
export function candidateFacetBodies(
  filter: CandidateFilter,
  today: string,
  parts: readonly FacetPart[] = facetParts(filter),
): FacetBodies {
  const [first, ...more] = parts;
  if (!first || more.length > 0) return { parts, ...bodiesOfSeveral(filter, today, parts) };
  const query = selectingQuery({ ...filter, refine: first.refine }, today);
  return {
    parts,
    pilot: { ...counting(inStretch(query, PILOT_SHARE)), track_total_hits: true },
    counts: ([share = 1]) => ({ ...counting(inStretch(query, share)), aggs: aggregationsOf(first.facets) }),
  };
}

/**
 * One search for all parts, which finds once what they have in common. It visits only candidates that a part samples:
 * of each part as many as a search of its own would.
 */
function bodiesOfSeveral(filter: CandidateFilter, today: string, parts: readonly FacetPart[]) {
  const shared = selectingQuery({ ...filter, refine: { include: {}, exclude: {} } }, today);
  const chosen = parts.map(({ refine }) => joinClauses([refineClause(refine)]));
  const perPart = <T>(of: (part: FacetPart, at: number) => T) =>
    Object.fromEntries(parts.map((part, at) => [partName(at), of(part, at)]));
  return {
    pilot: {
      ...counting(inStretch(shared, PILOT_SHARE)),
      aggs: perPart((_part, at) => ({ filter: chosen[at]! })),
    },
    counts: (shares: readonly number[]) => {
      const sampled = chosen.map((query, at) => inStretch(query, shares[at]!));
      const isSample = shares.every((share) => share < 1);
      return {
        ...counting({ bool: { filter: [isSample ? wordByWord(shared) : shared, anyOf(sampled)] } }),
        aggs: perPart(({ facets }, at) => ({ filter: sampled[at]!, aggs: aggregationsOf(facets) })),
      };
    },
  };
}

const partName = (at: number) => `part${at}`;

const counting = (query: Query): SearchBody => ({ size: 0, timeout: SEARCH_TIMEOUT, query, track_total_hits: false });

/** The query over this share of all candidates. */
const inStretch = (query: Query, share: number): Query =>
  share < 1 ? { bool: { filter: [wordByWord(query), sampleOf(share)] } } : query;

/** Of all candidates, the share that each part is counted over: 1 is all, and exact; less is an estimate. */
export function facetShares(pilot: estypes.SearchResponseBody<unknown>, { parts }: FacetBodies): number[] {
  const found = pilot.aggregations as unknown as Record<string, { doc_count: number }> | undefined;
  return parts.map((_, at) => shareFor(parts.length > 1 ? (found?.[partName(at)]?.doc_count ?? 0) : foundTotal(pilot)));
}

const shareFor = (found: number) => (found > PILOT_OF_MANY ? (PILOT_SHARE * SAMPLED_HITS) / found : 1);

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
type Counted = Record<string, { buckets?: Bucket[]; doc_count?: number }>;

export interface CountedFacets {
  facets: Facets;
  /** Those that are estimates. */
  estimated: FacetName[];
}

/**
 * The counts in the answer for these shares of all candidates, 'not stated' last; values without candidates are
 * omitted.
 */
export function readFacets(
  { aggregations }: estypes.SearchResponseBody<unknown>,
  { parts }: FacetBodies,
  shares: readonly number[],
): CountedFacets {
  const countedOf = (at: number) =>
    (parts.length > 1 ? aggregations?.[partName(at)] : aggregations) as unknown as Counted;
  const read = parts.flatMap((part, at) =>
    part.facets.map((name) => [name, readFacet(countedOf(at), name, shares[at]!)] as const),
  );
  const estimated = parts.flatMap((part, at) => (shares[at]! < 1 ? part.facets : []));
  return { facets: Object.fromEntries(read) as Facets, estimated };
}

const readFacet = (counted: Counted, name: FacetName, share: number): FacetValue[] =>
  [...(counted[name]?.buckets ?? []), { key: NOT_STATED, doc_count: counted[notStated(name)]?.doc_count ?? 0 }]
    .filter((bucket) => bucket.doc_count > 0)
    .map((bucket) => ({ value: bucket.key, count: Math.round(bucket.doc_count / share) }));
