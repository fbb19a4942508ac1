import type { estypes } from '@elastic/elasticsearch';

/** The body of one `_search`. */
export type SearchBody = estypes.SearchRequest;

/** The query string of each search: a failed shard is an error, partial results are never returned. */
export const searchParameters = { allow_partial_search_results: false } as const;

/** The search engine's own time limit, after which it answers `timed_out`. The client's limit is 1.75 s. */
export const SEARCH_TIMEOUT = '1500ms';

/** The number of hits of a search, counted as far as its body requested; 0 if it requested no count. */
export function foundTotal({ hits: { total } }: estypes.SearchResponseBody<unknown>): number {
  return typeof total === 'number' ? total : (total?.value ?? 0);
}
