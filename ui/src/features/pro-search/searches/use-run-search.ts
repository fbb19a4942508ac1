import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { useToast } from '#ui/components/toasts.tsx';
import { addressOf, filterOfAddress } from '#ui/features/pro-search/filters/filter-address.ts';
import { useCan } from '#ui/lib/use-can.ts';
import { savedSearchesQuery } from './search-queries.ts';
import { stateOfFilter } from './state-of-filter.ts';

/** Runs a search by putting it into the address; `replace`: in the place of the present one. */
export function useRunSearch(itemsPerPage: FilterState['itemsPerPage']) {
  const navigate = useNavigate();
  return useCallback(
    (filter: CandidateFilter, options: { replace?: boolean } = {}) =>
      navigate({ search: addressOf(stateOfFilter(filter, itemsPerPage)) }, options),
    [navigate, itemsPerPage],
  );
}

/**
 * `?saved=…`, as notifications link to a saved search: once it is loaded, the search itself replaces it in the
 * address, in the order that the link requests. `onOpen` gets its `_id`.
 */
export function useNamedSearch(itemsPerPage: FilterState['itemsPerPage'], onOpen: (id: string) => void): void {
  const [params] = useSearchParams();
  const id = params.get('saved');
  const toast = useToast();
  const run = useRunSearch(itemsPerPage);
  // fetched even if just fetched: a notification may name a search that is newer than the list
  const { data, isFetching } = useQuery({
    ...savedSearchesQuery,
    staleTime: 0,
    enabled: useCan('searches.keep') && id !== null,
  });
  useEffect(() => {
    if (id === null || !data || isFetching) return;
    const search = data.find(({ _id }) => _id === id);
    const { sort } = filterOfAddress(params);
    const ordered = sort.by === 'relevance' ? {} : { sort };
    if (search) {
      onOpen(id);
      run({ ...search.filter, ...ordered }, { replace: true });
    } else toast('This saved search was deleted, or is not shared with you any longer.');
  }, [id, params, data, isFetching, run, onOpen, toast]);
}
