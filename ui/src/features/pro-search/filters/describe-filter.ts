import { allFilters, describedOrder, type FilterState } from '#domain/filters/registry.ts';

/** The whole search in one line, as a recruiter would say it; '' for all candidates. */
export function describeFilter(state: FilterState): string {
  return describedOrder
    .map((filter) => filter.describe(state))
    .filter(Boolean)
    .join(' · ');
}

/** How many filters are active: the number on the panel's badge. */
export function activeCount(state: FilterState): number {
  const counts = allFilters.map((filter) => filter.countActive?.(state) ?? Number(filter.isActive(state)));
  return counts.reduce((sum, count) => sum + count, 0);
}
