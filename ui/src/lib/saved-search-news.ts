import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import { savedSearchNews } from '#api/saved-searches/contract.ts';

/** How many new candidates each saved search finds. Running a search changes it, so former counts are never shown. */
export const savedSearchNewsQuery = queryOptions({
  queryKey: ['saved-search-news'],
  queryFn: async ({ signal }) => (await call(savedSearchNews, {}, { signal })).searches,
  staleTime: 0,
  gcTime: 0,
});
