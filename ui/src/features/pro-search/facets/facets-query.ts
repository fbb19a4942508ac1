import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { advanceFilterFacets } from '#api/search/contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { facetsRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import { retryOnce } from '#ui/features/pro-search/retry-once.ts';

/** The counts, and their search without its refinements. */
export interface FacetsAnswer extends ResponseOf<typeof advanceFilterFacets> {
  search: string;
}

export function facetsQuery(sent: FilterState) {
  const body = facetsRequest(sent);
  const search = JSON.stringify({ ...body, refine: null });
  return queryOptions({
    queryKey: ['advance-filter-facets', body],
    queryFn: async ({ signal }): Promise<FacetsAnswer> => ({
      ...(await call(advanceFilterFacets, { body }, { signal })),
      search,
    }),
    ...retryOnce,
  });
}
