import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { savedSearches } from '#api/saved-searches/contract.ts';
import { searchHistory } from '#api/search/contract.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: async ({ signal }) => (await call(savedSearches, {}, { signal })).searches,
});

/** Refetched whenever it is shown: each search that is run is added to it. */
export const searchHistoryQuery = queryOptions({
  queryKey: ['search-history'],
  queryFn: async ({ signal }) => (await call(searchHistory, {}, { signal })).searches,
  staleTime: 0,
});
