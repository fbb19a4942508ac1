import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { type Clauses, filtering } from './clauses.ts';

/** Age in whole years on `today` (yyyy-mm-dd); both ends included. Without a date of birth nobody is selected. */
export function ageClause({ min, max }: CandidateFilter['age'], today: string): Clauses {
  if (min === null && max === null) return filtering();
  return filtering({
    range: {
      dateOfBirth: {
        ...(min !== null && { lte: yearsBefore(today, Math.ceil(min)) }),
        // the day on which they would have turned a year older than asked
        ...(max !== null && { gt: yearsBefore(today, Math.floor(max) + 1) }),
      },
    },
  });
}

/** The 29th of February falls back to the 28th, so that who was born on the 1st of March is not taken for older. */
function yearsBefore(today: string, years: number): string {
  const year = Math.max(0, Number(today.slice(0, 4)) - years);
  const day = today.slice(5);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${String(year).padStart(4, '0')}-${day === '02-29' && !isLeap ? '02-28' : day}`;
}
