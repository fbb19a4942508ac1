import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useToast } from '#ui/components/toasts.tsx';
import { filterOfAddress } from '#ui/features/pro-search/filter-address.ts';
import type { FilterState } from '#ui/features/pro-search/filter-state.ts';
import { savedSearchesQuery } from './search-queries.ts';
import { useRunSearch } from './use-run-search.ts';

/**
 * `?saved=…`, as notifications link to a saved search: once it is known, the search itself takes its place in the
 * address, in the order that the link asks for.
 */
export function useNamedSearch(itemsPerPage: FilterState['itemsPerPage']): void {
  const [params] = useSearchParams();
  const id = params.get('saved');
  const toast = useToast();
  const run = useRunSearch(itemsPerPage);
  const { data, isFetching } = useQuery({ ...savedSearchesQuery, enabled: id !== null });
  useEffect(() => {
    if (id === null || !data || isFetching) return;
    const search = data.find(({ _id }) => _id === id);
    const { sort } = filterOfAddress(params);
    const ordered = sort.by === 'relevance' ? {} : { sort };
    if (search) run({ ...search.filter, ...ordered }, { replace: true });
    else toast('This saved search was deleted, or is not shared with you any longer.');
  }, [id, params, data, isFetching, run, toast]);
}
