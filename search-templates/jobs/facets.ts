import type { estypes } from '@elastic/elasticsearch';
import { type JobFacetName, jobFacetNames } from '#domain/filters/job-facets.ts';
import { SEARCH_TIMEOUT, type SearchBody } from '#search-templates/elasticsearch/search-request.ts';
import { bandQuery, bandsOf, isBanded, type JobCriteria, jobSearchQuery, refineClauses, valueFields } from './query.ts';

type Aggregation = estypes.AggregationsAggregationContainer;

/** Most frequent first; bands in ascending order. */
export type JobFacets = Record<JobFacetName, { value: string; count: number }[]>;

/** The number of values that the panel shows of each facet. */
const SHOWN_VALUES = 30;

/**
 * Counts over the hits of the search. Each facet is counted as if none of its own values were chosen, so that the
 * others remain available. Send with `request_cache`.
 */
export function jobFacetsBody(search: JobCriteria, today: string): SearchBody {
  const { refine, ...asked } = search;
  return {
    size: 0,
    timeout: SEARCH_TIMEOUT,
    track_total_hits: false,
    query: jobSearchQuery({ ...asked, refine: {} }, today),
    aggs: Object.fromEntries(
      jobFacetNames.map((name) => [
        name,
        { filter: { bool: { filter: refineClauses(refine, name) } }, aggs: { values: countedBy(name) } },
      ]),
    ),
  };
}

function countedBy(name: JobFacetName): Aggregation {
  if (!isBanded(name)) return { terms: { field: valueFields[name].counted, size: SHOWN_VALUES } };
  return { filters: { filters: Object.fromEntries(bandsOf[name].map((band) => [band.key, bandQuery(name, band)])) } };
}

interface Counted {
  values: { buckets: { key: string; doc_count: number }[] | Record<string, { doc_count: number }> };
}

/** The counts in an answer to jobFacetsBody, without values that no job has. */
export function readJobFacets({ aggregations }: estypes.SearchResponseBody<unknown>): JobFacets {
  const read = (name: JobFacetName) => {
    const { buckets } = (aggregations as unknown as Record<JobFacetName, Counted>)[name].values;
    // the engine returns bands by name, in its own order
    const counts = isBanded(name)
      ? bandsOf[name].map(({ key }) => ({ key, ...(buckets as Record<string, { doc_count: number }>)[key] }))
      : (buckets as { key: string; doc_count: number }[]);
    return counts.flatMap(({ key, doc_count = 0 }) => (doc_count > 0 ? [{ value: key, count: doc_count }] : []));
  };
  return Object.fromEntries(jobFacetNames.map((name) => [name, read(name)])) as JobFacets;
}
