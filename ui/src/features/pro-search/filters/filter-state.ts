import {
  type CandidateFilter,
  type CandidateFilterInput,
  emptyCandidateFilter,
  type JobBadgeGroup,
} from '#domain/filters/candidate-filter.ts';

/** Both ends as typed; '' is open. */
export interface TypedRange {
  min: string;
  max: string;
}

export const groupNames = ['keyword', 'designation', 'company'] as const;
export type GroupName = (typeof groupNames)[number];
export const rangeNames = ['age', 'experience', 'salary'] as const;
export type RangeName = (typeof rangeNames)[number];

/** Keyword has no job to be current or previous; its two switches stay false and are never sent. */
export type GroupState = JobBadgeGroup;

/** What the screen holds of a search: the wire's filter, with ranges as typed and three groups alike. */
export type FilterState = Omit<CandidateFilter, GroupName | RangeName> &
  Record<GroupName, GroupState> &
  Record<RangeName, TypedRange>;

const emptyRange: TypedRange = { min: '', max: '' };

/** The search that selects everybody: page 1, ten a page, by relevance. */
export const emptyFilter: FilterState = (() => {
  const { keyword, ...rest } = emptyCandidateFilter();
  return {
    ...rest,
    keyword: { ...keyword, searchCurrent: false, searchPrevious: false },
    age: emptyRange,
    experience: emptyRange,
    salary: emptyRange,
  };
})();

/** What goes to `/advance-filter`. */
export function filterRequest(state: FilterState): CandidateFilterInput {
  const { searchCurrent: _current, searchPrevious: _previous, ...keyword } = state.keyword;
  return { ...state, keyword };
}

/** What goes to `/advance-filter/facets`: pages and order change nothing there, so they never cause a new call. */
export function facetsRequest(state: FilterState): CandidateFilterInput {
  const { itemsPerPage, currentPage, sort } = emptyFilter;
  return filterRequest({ ...state, itemsPerPage, currentPage, sort });
}

const empty = facetsRequest(emptyFilter) as Record<string, unknown>;

/** What goes to the calls that count: only what differs from the empty search, so that many filters stay small. */
export function sparseRequest(state: FilterState): CandidateFilterInput {
  const whole = Object.entries(facetsRequest(state));
  return Object.fromEntries(whole.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name])));
}
