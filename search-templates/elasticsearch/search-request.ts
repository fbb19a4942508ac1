import type { estypes } from '@elastic/elasticsearch';

/** The body of one `_search`. */
export type SearchBody = estypes.SearchRequest;

/** What goes with each search in its address: a lost shard is an error, never a part passed off as the whole. */
export const searchParameters = { allow_partial_search_results: false } as const;

/** After which the search engine gives up; it then says `timed_out`. The client's own limit is 1.75 s. */
export const SEARCH_TIMEOUT = '1500ms';

/** How many a search found, counted as far as its body asked for; 0 where it asked for no count. */
export function foundTotal({ hits: { total } }: estypes.SearchResponseBody<unknown>): number {
  return typeof total === 'number' ? total : (total?.value ?? 0);
}
