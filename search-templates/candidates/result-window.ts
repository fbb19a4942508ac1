import { FilterProblems } from './filter-problems.ts';

/** Pages go as far as this: deeper ones cost more than they are worth to anybody. */
export const REACHABLE_HITS = 10_000;

/** `page` counts from 1; the last page is cut where the reachable hits end. Throws FilterProblems for a page beyond. */
export function resultWindow(page: number, size: number): { from: number; size: number } {
  const from = (page - 1) * size;
  if (from < REACHABLE_HITS) return { from, size: Math.min(size, REACHABLE_HITS - from) };
  throw new FilterProblems([
    {
      group: 'currentPage',
      position: 0,
      length: 0,
      message: `Page ${page} lies past the first ${REACHABLE_HITS} candidates`,
      hint: 'Narrow the search, or order it otherwise',
    },
  ]);
}
