import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { type Clauses, filtering } from './clauses.ts';

/** Age in whole years on `today` (yyyy-mm-dd), both ends included. Candidates without a date of birth are not selected. */
export function ageClause({ min, max }: CandidateFilter['age'], today: string): Clauses {
  if (min === null && max === null) return filtering();
  return filtering({
    range: {
      dateOfBirth: {
        ...(min !== null && { lte: yearsBefore(today, Math.ceil(min)) }),
        // the birthday on which they would be one year too old
        ...(max !== null && { gt: yearsBefore(today, Math.floor(max) + 1) }),
      },
    },
  });
}

/** The 29th of February becomes the 28th, so that a birthday on the 1st of March doesn't count a day early. */
function yearsBefore(today: string, years: number): string {
  const year = Math.max(0, Number(today.slice(0, 4)) - years);
  const day = today.slice(5);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !isLeap ? '02-28' : day}`;
}

/** 2.3 years are 27.6 months, but 2.3 × 12 is slightly less in floating point. */
const ROUNDING = 1e-6;

/** The index stores months and years as shorts. */
const LARGEST_SHORT = 32_767;

/** Years with a decimal, both ends included; compared in months. */
export function experienceClause({ min, max }: CandidateFilter['experience']): Clauses {
  if (min === null && max === null) return filtering();
  return filtering({
    range: {
      experienceMonths: {
        ...(min !== null && { gte: Math.min(Math.ceil(min * 12 - ROUNDING), LARGEST_SHORT) }),
        ...(max !== null && { lte: Math.min(Math.floor(max * 12 + ROUNDING), LARGEST_SHORT) }),
      },
    },
  });
}

/** One of the candidate's passing years, both ends included. Candidates without one are not selected. */
export function passingYearClause({ min, max }: CandidateFilter['passingYear']): Clauses {
  if (min === null && max === null) return filtering();
  return filtering({
    range: {
      passingYears: {
        ...(min !== null && { gte: Math.min(Math.ceil(min), LARGEST_SHORT) }),
        ...(max !== null && { lte: Math.min(Math.floor(max), LARGEST_SHORT) }),
      },
    },
  });
}

/** The index refuses numbers above a float's largest. */
const LARGEST_LPA = 1e30;

const undisclosed: estypes.QueryDslQueryContainer = { bool: { must_not: [{ exists: { field: 'expectedCtc' } }] } };

/** LPA, both ends included. */
const lpaRange = (
  field: 'expectedCtc' | 'currentCtc',
  { min, max }: CandidateFilter['salary'],
): estypes.QueryDslQueryContainer => ({
  range: {
    [field]: {
      ...(min !== null && { gte: Math.min(min, LARGEST_LPA) }),
      ...(max !== null && { lte: Math.min(max, LARGEST_LPA) }),
    },
  },
});

/** Expected CTC in LPA, both ends included, with or without the undisclosed. */
export function salaryClause({ salary, salaryStatus }: Pick<CandidateFilter, 'salary' | 'salaryStatus'>): Clauses {
  if (salaryStatus === 'only-undisclosed' || (salary.min === null && salary.max === null)) return filtering();
  const inRange = lpaRange('expectedCtc', salary);
  return filtering(salaryStatus === '' ? inRange : { bool: { should: [inRange, undisclosed] } });
}

/** Current CTC in LPA, both ends included. Candidates without one are not selected. */
export const currentSalaryClause = (range: CandidateFilter['currentSalary']): Clauses =>
  range.min === null && range.max === null ? filtering() : filtering(lpaRange('currentCtc', range));

export const undisclosedSalaryClause = (status: CandidateFilter['salaryStatus']): Clauses =>
  status === 'only-undisclosed' ? filtering(undisclosed) : filtering();
