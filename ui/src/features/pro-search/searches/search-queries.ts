import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/contract/call.ts';
import { jobFilters } from '#api/contract/job-filters.ts';
import { savedSearches } from '#api/contract/saved-searches.ts';
import { searchHistory } from '#api/contract/search-history.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: async ({ signal }) => (await call(savedSearches, {}, { signal })).searches,
});

/** Asked anew whenever it is looked at: each search that is run is added to it. */
export const searchHistoryQuery = queryOptions({
  queryKey: ['search-history'],
  queryFn: async ({ signal }) => (await call(searchHistory, {}, { signal })).searches,
  staleTime: 0,
});

export const jobFiltersQuery = queryOptions({
  queryKey: ['job-filters'],
  queryFn: async ({ signal }) => (await call(jobFilters, {}, { signal })).jobs,
});
