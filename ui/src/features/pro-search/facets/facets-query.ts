import { queryOptions } from '@tanstack/react-query';
import { CallError, call } from '#api/http/contract/client.ts';
import type { ResponseOf } from '#api/http/contract.ts';
import { advanceFilterFacets } from '#api/search/contract.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { facetsRequest } from '#ui/features/pro-search/filters/filter-state.ts';

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
    // the cards are there already: counts that take too long on a busy server are requested once more before they fail
    retry: (failures, error) => failures === 0 && error instanceof CallError && error.status === 503,
    retryDelay: 1_000,
  });
}
