import type { FilterProblem } from '#search-templates/language/errors.ts';
import { parseExpression } from '#search-templates/language/parser.ts';
import {
  type FilterState,
  type GroupName,
  groupNames,
  type RangeName,
  rangeNames,
  type TypedRange,
} from './filter-state.ts';

/** What may be typed into either end of a range; a half-typed `5.` included. */
export const typedRangeRule: Record<RangeName, RegExp> = {
  age: /^\d{0,3}$/,
  experience: /^(\d{1,2}(\.\d?)?)?$/,
  salary: /^(\d{1,2}(\.\d?)?)?$/,
};

const MIN_AGE_YEARS = 18;

const fieldOf: Record<RangeName, string> = { age: 'age', experience: 'Experience', salary: 'Expected Salary' };

/** What is wrong with a range, in the words the screen shows; null where nothing is. */
export function rangeProblem(name: RangeName, { min, max }: TypedRange): string | null {
  if (name === 'age' && min !== '' && Number(min) < MIN_AGE_YEARS) return 'Min age must be at least 18';
  if (min !== '' && max !== '' && Number(max) < Number(min)) return `Max ${fieldOf[name]} must be ≥ ${min}`;
  return null;
}

type BreakableName = GroupName | RangeName | 'resumeSearch';

export const labelOf: Record<BreakableName, string> = {
  keyword: 'Keyword',
  designation: 'Designation',
  company: 'Company',
  resumeSearch: 'Resume text',
  age: 'Age',
  experience: 'Experience',
  salary: 'Expected salary',
};

/** The parts of a search that can't be sent as they stand. */
export function brokenParts(state: FilterState): BreakableName[] {
  return [
    ...groupNames.filter((name) => state[name].boolean && parseExpression(state[name].inputText).problems.length > 0),
    ...(parseExpression(state.resumeSearch).problems.length > 0 ? (['resumeSearch'] as const) : []),
    ...rangeNames.filter((name) => rangeProblem(name, state[name]) !== null),
  ];
}

/** The search that can be sent: `draft`, with each broken part as it last was in `applied`. */
export function withoutBroken(draft: FilterState, applied: FilterState): FilterState {
  const kept = Object.fromEntries(brokenParts(draft).map((name) => [name, applied[name]]));
  return { ...draft, ...kept };
}

/** The answer's `errors`, where they are problems with a place; anything else is told by the message alone. */
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
