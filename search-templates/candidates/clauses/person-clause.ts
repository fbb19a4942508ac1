import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { type Clauses, filtering } from './clauses.ts';

type Person = Pick<
  CandidateFilter,
  'selectedEducation' | 'selectedGender' | 'relocation' | 'resumeAvailability' | 'excludeDisability'
>;

/** The filters about the person; a switch that is off asks nothing. */
export function personClause(filter: Person): Clauses {
  const { selectedEducation: education, selectedGender: gender } = filter;
  const anyEducation = education.length === 0 || education.includes('any');
  return {
    ...filtering(
      // which of the options a candidate's courses contain was worked out when the document was made
      ...(anyEducation ? [] : [{ terms: { educationOptions: education } }]),
      ...(gender === '' || gender === 'any' ? [] : [{ term: { gender: gender === 'others' ? 'other' : gender } }]),
      ...(filter.relocation ? [{ term: { willingToRelocate: true } }] : []),
      ...(filter.resumeAvailability ? [{ term: { hasResume: true } }] : []),
    ),
    must_not: filter.excludeDisability ? [{ term: { disabled: true } }] : [],
  };
}
