import { droppedOrder, type FilterState } from '#domain/filters/registry.ts';
import { expressionParts } from '#search-templates/language/expression-clauses.ts';

/** A part of a search with its label, and the search without it. */
export interface FilterClause {
  label: string;
  without: FilterState;
}

/** Every part of a search that keeps candidates out; badges that only raise the rank are left out. */
export function filterClauses(state: FilterState): FilterClause[] {
  return droppedOrder
    .flatMap((filter) => filter.drops(state, expressionParts))
    .map(({ label, patch }) => ({ label, without: { ...state, ...patch, currentPage: 1 } }));
}

/** Every two of those parts, as one. */
export function clausePairs(state: FilterState): FilterClause[] {
  const pairs = new Map<string, FilterClause>();
  for (const one of filterClauses(state)) {
    for (const other of filterClauses(one.without)) {
      const key = [one.label, other.label].toSorted().join(' + ');
      if (one.label !== other.label && !pairs.has(key)) {
        pairs.set(key, { label: `${one.label} + ${other.label}`, without: other.without });
      }
    }
  }
  return [...pairs.values()];
}
