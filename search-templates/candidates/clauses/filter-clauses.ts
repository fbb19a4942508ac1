import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { ageClause } from './age-clause.ts';
import { availabilityClause } from './availability-clause.ts';
import type { Clauses } from './clauses.ts';
import { experienceClause } from './experience-clause.ts';
import { locationClause } from './location-clause.ts';
import { personClause } from './person-clause.ts';
import { refineClause } from './refine-clause.ts';
import { salaryClause } from './salary-clause.ts';

/** Everything that selects without words: none of it scores. `today` is yyyy-mm-dd in Asia/Kolkata. */
export function filterClauses(filter: CandidateFilter, today: string): Clauses[] {
  return [
    locationClause(filter),
    ageClause(filter.age, today),
    experienceClause(filter.experience),
    salaryClause(filter),
    availabilityClause(filter),
    personClause(filter),
    refineClause(filter.refine),
  ];
}
