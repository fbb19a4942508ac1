import { groupNames } from '#domain/filters/badge-groups.ts';
import {
  type CandidateFilter,
  type CandidateFilterInput,
  emptyCandidateFilter,
} from '#domain/filters/candidate-filter.ts';
import type { AnyField } from '#domain/filters/filter-field.ts';
import { type FilterState, filterFields } from '#domain/filters/registry.ts';

/** A parsed filter as the screen's state. */
export const stateOf = (filter: CandidateFilter): FilterState =>
  Object.fromEntries(
    Object.entries<AnyField>(filterFields).map(([name, field]) => [
      name,
      field.toState(filter[name as keyof CandidateFilter]),
    ]),
  ) as FilterState;

/** The search that selects all candidates: page 1, ten a page, by relevance. */
export const emptyFilter: FilterState = stateOf(emptyCandidateFilter());

/** The body of `/advance-filter`. */
export function filterRequest(state: FilterState): CandidateFilterInput {
  const { searchCurrent: _current, searchPrevious: _previous, ...keyword } = state.keyword;
  return { ...state, keyword };
}

/**
 * The body of `/advance-filter/facets`. Paging, order and weights, which select nothing, are left at their defaults, so
 * they never cause a new call.
 */
export function facetsRequest(state: FilterState): CandidateFilterInput {
  const { itemsPerPage, currentPage, sort } = emptyFilter;
  const unweighted = groupNames.map((name) => [
    name,
    { ...state[name], badges: state[name].badges.map(({ weight: _weight, ...badge }) => badge) },
  ]);
  return filterRequest({ ...state, ...Object.fromEntries(unweighted), itemsPerPage, currentPage, sort });
}

const empty = facetsRequest(emptyFilter) as Record<string, unknown>;

/** A filter of the calls that count: only the fields that differ from the empty search, to keep 60 of them small. */
export function sparseRequest(state: FilterState): CandidateFilterInput {
  const whole = Object.entries(facetsRequest(state));
  return Object.fromEntries(whole.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name])));
}
