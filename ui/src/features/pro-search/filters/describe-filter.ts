import { allFilters, describedOrder, type FilterState } from '#domain/filters/registry.ts';
import { emptyFilter } from './filter-state.ts';

/** The whole search in one line, as a recruiter would say it; '' for all candidates. */
export function describeFilter(state: FilterState): string {
  return describedFilters(state)
    .map(({ text }) => text)
    .join(' · ');
}

/** A filter of the search as text, and the values that leave it out. */
export interface DescribedFilter {
  name: string;
  text: string;
  without: Partial<FilterState>;
}

/** Every active filter, in the order in which a recruiter would say them. */
export function describedFilters(state: FilterState): DescribedFilter[] {
  return describedOrder.flatMap((filter) => {
    const text = filter.describe(state);
    const names = Object.keys(filter.fields) as (keyof FilterState)[];
    const without = Object.fromEntries(names.map((name) => [name, emptyFilter[name]])) as Partial<FilterState>;
    return text ? [{ name: names.join(), text, without }] : [];
  });
}

/** How many filters are active: the number on the panel's badge. */
export function activeCount(state: FilterState): number {
  const counts = allFilters.map((filter) => filter.countActive?.(state) ?? Number(filter.isActive(state)));
  return counts.reduce((sum, count) => sum + count, 0);
}
