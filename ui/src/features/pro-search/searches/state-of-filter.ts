import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import type { FilterState, TypedRange } from '#ui/features/pro-search/filters/filter-state.ts';

/** A search as the server keeps it, as the screen holds it: page 1, `itemsPerPage` a page. */
export function stateOfFilter(filter: CandidateFilter, itemsPerPage: FilterState['itemsPerPage']): FilterState {
  return {
    ...filter,
    keyword: { ...filter.keyword, searchCurrent: false, searchPrevious: false },
    age: typed(filter.age),
    experience: typed(filter.experience),
    salary: typed(filter.salary),
    currentPage: 1,
    itemsPerPage,
  };
}

const typed = ({ min, max }: CandidateFilter['age']): TypedRange => ({ min: `${min ?? ''}`, max: `${max ?? ''}` });
