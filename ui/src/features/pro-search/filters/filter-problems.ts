import { droppedOrder, type FilterName, type FilterState, filters } from '#domain/filters/registry.ts';
import type { FilterProblem } from '#search-templates/language/errors.ts';
import { parseExpression } from '#search-templates/language/parser.ts';

const breakable = droppedOrder.filter(({ isBroken }) => isBroken);

/** The labels of the filters whose values the server can refuse with a position. */
export const labelOf = Object.fromEntries(breakable.map(({ name, label }) => [name, label]));

const isBrokenExpression = (text: string) => parseExpression(text).problems.length > 0;

/** The filters of a search whose values can't be sent. */
export function brokenParts(state: FilterState): FilterName[] {
  return breakable.filter((filter) => filter.isBroken?.(state, isBrokenExpression)).map(({ name }) => name);
}

/** The search that can be sent: `draft`, with each broken filter as it last was in `applied`. */
export function withoutBroken(draft: FilterState, applied: FilterState): FilterState {
  const fields = brokenParts(draft).flatMap((name) => Object.keys(filters[name].fields)) as (keyof FilterState)[];
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, applied[field]])) };
}

/** The answer's `errors` that name a filter and a position; the screen shows only the message of any other. */
export function readProblems(errors: readonly unknown[]): FilterProblem[] {
  return errors.filter(
    (error): error is FilterProblem =>
      typeof error === 'object' &&
      error !== null &&
      'group' in error &&
      'position' in error &&
      'message' in error &&
      typeof error.message === 'string',
  );
}
