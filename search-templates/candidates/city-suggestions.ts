import type { estypes } from '@elastic/elasticsearch';
import type { SearchBody } from './query.ts';

/** More names than the country has towns with candidates. */
const DISTINCT_PLACES = 10_000;

/**
 * All places that candidates live in or prefer. The same request each time, so that the search engine's request cache
 * answers it until the index changes; send it with `request_cache`.
 */
export function citiesQuery(): SearchBody {
  return {
    size: 0,
    track_total_hits: false,
    aggs: {
      city: { terms: { field: 'city.counted', size: DISTINCT_PLACES } },
      preferred: { terms: { field: 'preferredLocations.counted', size: DISTINCT_PLACES } },
    },
  };
}

/** The names out of an answer to citiesQuery, each once, those of most candidates first. */
export function readCities(response: estypes.SearchResponseBody<unknown>): string[] {
  const { city, preferred } = response.aggregations as Record<
    string,
    { buckets: { key: string; doc_count: number }[] }
  >;
  const counts = new Map<string, number>();
  for (const { key, doc_count } of [...(city?.buckets ?? []), ...(preferred?.buckets ?? [])]) {
    counts.set(key, (counts.get(key) ?? 0) + doc_count);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}
