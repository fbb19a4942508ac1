import { z } from 'zod';
import type { FilterRules } from './declare-filter.ts';
import type { FilterField } from './filter-field.ts';

/** A number, a numeric string, or '' and null for an open end. Parses to a number or null. */
const rangeEnd = z
  .union([z.number(), z.string().trim(), z.null()])
  .default(null)
  .transform((value, context): number | null => {
    if (value === null || value === '') return null;
    const number = Number(value);
    if (Number.isFinite(number) && number >= 0) return number;
    context.addIssue({ code: 'custom', message: 'must be a number, or empty for an open end' });
    return z.NEVER;
  });

const range = z
  .strictObject({ min: rangeEnd, max: rangeEnd })
  .default({ min: null, max: null })
  .refine(({ min, max }) => min === null || max === null || min <= max, { message: 'max must not be below min' });

/** Both ends as typed; '' is open. */
export interface TypedRange {
  min: string;
  max: string;
}

export type RangeName = 'age' | 'experience' | 'salary' | 'currentSalary' | 'passingYear';

/** Valid input for either end of a range, including an unfinished `5.`. */
export const typedRangeRule: Record<RangeName, RegExp> = {
  age: /^\d{0,3}$/,
  experience: /^(\d{1,2}(\.\d?)?)?$/,
  salary: /^(\d{1,2}(\.\d?)?)?$/,
  currentSalary: /^(\d{1,2}(\.\d?)?)?$/,
  passingYear: /^\d{0,4}$/,
};

const MIN_AGE_YEARS = 18;
const problemNames: Record<RangeName, string> = {
  age: 'age',
  experience: 'Experience',
  salary: 'Expected Salary',
  currentSalary: 'Current Salary',
  passingYear: 'Passing Year',
};

/** The error of a range, in the screen's words; null if it can be sent. */
export function rangeProblem(name: RangeName, { min, max }: TypedRange): string | null {
  if (name === 'age' && min !== '' && Number(min) < MIN_AGE_YEARS) return 'Min age must be at least 18';
  if (name === 'passingYear' && [min, max].some((year) => year !== '' && year.length < 4))
    return 'A year has four digits';
  if (min !== '' && max !== '' && Number(max) < Number(min)) return `Max ${problemNames[name]} must be ≥ ${min}`;
  return null;
}

const openRange: TypedRange = { min: '', max: '' };

/** In the address: `4..9.5`, `4..`, `..9.5`. */
function rangeField(name: RangeName): FilterField<typeof range, TypedRange> {
  const rule = typedRangeRule[name];
  return {
    wire: range,
    toState: ({ min, max }) => ({ min: `${min ?? ''}`, max: `${max ?? ''}` }),
    write: ({ min, max }, address) => {
      if (min !== '' || max !== '') address.append(name, `${min}..${max}`);
    },
    read: (address) => {
      const [min = '', max = ''] = (address.get(name) ?? '').split('..');
      return { min: rule.test(min) ? min : '', max: rule.test(max) ? max : '' };
    },
  };
}

/** `4–9.5 y`, `4 y and more`; '' for a range open at both ends. */
function describeRange({ min, max }: TypedRange, { unit = '', sign = '', more = 'and more' }: RangeText): string {
  if (min && max) return `${sign}${min}–${max}${unit}`;
  if (min) return `${sign}${min}${unit} ${more}`;
  return max ? `up to ${sign}${max}${unit}` : '';
}

interface RangeText {
  /** The text after the numbers in the description. */
  unit?: string;
  /** The text before each of them. */
  sign?: string;
  /** The text after a range that is open upwards; default: `and more`. */
  more?: string;
}

interface RangeSettings extends RangeText {
  label: string;
  reads: readonly string[];
  /** The text before the whole range, where numbers and unit don't say which range it is. */
  prefix?: string;
  describedBefore?: string;
}

function rangeFilter<Name extends RangeName>(name: Name, settings: RangeSettings) {
  const { label, reads, prefix = '', describedBefore } = settings;
  type Own = Record<Name, TypedRange>;
  const unmarked = { ...settings, unit: '', sign: '' };
  const fields = { [name]: rangeField(name) } as Record<Name, FilterField<typeof range, TypedRange>>;
  const isActive = (own: Own) => own[name].min !== '' || own[name].max !== '';
  const rules = {
    asks: 'values',
    label,
    reads,
    isActive,
    describe: (own: Own) => (isActive(own) ? prefix + describeRange(own[name], settings) : ''),
    drops: (own: Own) =>
      isActive(own)
        ? [{ label: `${label} ${describeRange(own[name], unmarked)}`, patch: { [name]: openRange } as Partial<Own> }]
        : [],
    isBroken: (own: Own) => rangeProblem(name, own[name]) !== null,
  } as const satisfies FilterRules<Own>;
  return { fields, ...rules, ...(describedBefore && { describedBefore }) };
}

export const rangeFilters = {
  age: rangeFilter('age', {
    label: 'Age',
    reads: ['dateOfBirth'],
    unit: ' years old',
    describedBefore: 'salaryStatus',
  }),
  experience: rangeFilter('experience', { label: 'Experience', reads: ['experienceMonths'], unit: ' y' }),
  salary: rangeFilter('salary', { label: 'Expected salary', reads: ['expectedCtc'], unit: ' LPA', sign: '₹' }),
  currentSalary: rangeFilter('currentSalary', {
    label: 'Current salary',
    reads: ['currentCtc'],
    unit: ' LPA',
    sign: '₹',
    prefix: 'current salary ',
  }),
  passingYear: rangeFilter('passingYear', {
    label: 'Passing year',
    reads: ['passingYears'],
    prefix: 'passing year ',
    more: 'or later',
  }),
};

export const rangeNames = Object.keys(rangeFilters) as RangeName[];
