import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { type Clauses, filtering } from './clauses.ts';

/** 2.3 years are 27.6 months but 2.3 × 12 is a hair less in floating point. */
const ROUNDING = 1e-6;

/** Nobody has worked longer, and the index holds months as a short. */
const LONGEST_MONTHS = 32_767;

/** Years, with a decimal, at both ends included; compared in months. */
export function experienceClause({ min, max }: CandidateFilter['experience']): Clauses {
  if (min === null && max === null) return filtering();
  return filtering({
    range: {
      experienceMonths: {
        ...(min !== null && { gte: Math.min(Math.ceil(min * 12 - ROUNDING), LONGEST_MONTHS) }),
        ...(max !== null && { lte: Math.min(Math.floor(max * 12 + ROUNDING), LONGEST_MONTHS) }),
      },
    },
  });
}
