import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { stateOf } from '#ui/features/pro-search/filters/filter-state.ts';

/** A stored search on the screen: page 1, `itemsPerPage` a page. */
export const stateOfFilter = (filter: CandidateFilter, itemsPerPage: FilterState['itemsPerPage']): FilterState => ({
  ...stateOf(filter),
  currentPage: 1,
  itemsPerPage,
});
