import type { RangeName, TypedRange } from './filter-state.ts';

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
