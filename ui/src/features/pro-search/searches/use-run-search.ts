import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { addressOf } from '#ui/features/pro-search/filter-address.ts';
import type { FilterState } from '#ui/features/pro-search/filter-state.ts';
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
