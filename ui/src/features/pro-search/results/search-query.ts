import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { advanceFilter } from '#api/search/contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { addressOf } from '#ui/features/pro-search/filters/filter-address.ts';
import { withoutBroken } from '#ui/features/pro-search/filters/filter-problems.ts';
import { emptyFilter, filterRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import type { OpenedFrom } from '#ui/lib/opened-from.ts';

/** Of the queries for a page of the result. */
export const SEARCH_KEY = 'advance-filter';

/** What of an applied search can be sent: an address may hold anything. */
export const sentOf = (applied: FilterState): FilterState => withoutBroken(applied, emptyFilter);

/** What a candidate's page needs of the search that it was opened from. */
export const fromOf = (sent: FilterState): OpenedFrom => ({
  filter: filterRequest(sent),
  ...(sent.sort.by !== 'relevance' && { sort: sent.sort }),
  back: addressOf(sent),
});

/** A page of the result; while it is under way, the answer before stays. */
export function searchQuery(sent: FilterState) {
  const body = filterRequest(sent);
  return queryOptions({
    queryKey: [SEARCH_KEY, body],
    queryFn: ({ signal }) => call(advanceFilter, { body }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Requests a page before it is rendered, and aborts requests that are no longer needed. */
export function askAhead(client: QueryClient, sent: FilterState): void {
  const { queryKey, queryFn } = searchQuery(sent);
  void client.cancelQueries({ queryKey: [SEARCH_KEY], type: 'inactive' });
  void client.prefetchQuery({ queryKey, queryFn });
}
