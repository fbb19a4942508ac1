import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { hasNotStated, statedFields } from '#domain/filters/not-stated.ts';
import type { ValueFilterName } from '#domain/filters/registry.ts';
import { languageName } from '#domain/languages.ts';
import { type Clauses, excluding, filtering, joinClauses } from './clauses.ts';
import { locationClause } from './location-clause.ts';
import {
  ageClause,
  currentSalaryClause,
  experienceClause,
  passingYearClause,
  salaryClause,
  undisclosedSalaryClause,
} from './number-clauses.ts';
import { refineClause } from './refine-clause.ts';
import { updatedClause } from './updated-clause.ts';

type FilterClause = (filter: CandidateFilter, today: string) => Clauses;

/** One of the values; no value selects all. */
const anyValue = (field: string, values: readonly string[]): Clauses =>
  values.length === 0 ? filtering() : filtering({ terms: { [field]: [...values] } });

/** All of the values; no value selects all. */
const everyValue = (field: string, values: readonly string[]): Clauses =>
  filtering(...values.map((value) => ({ term: { [field]: value } })));

/** Candidates for whom the field is true; off selects all. */
const onlyTrue = (field: string, on: boolean): Clauses => (on ? filtering({ term: { [field]: true } }) : filtering());

/**
 * The query of every filter without words, by its name in the registry and in the request's order. A clause only
 * selects: anything in `must` would score.
 */
const clauses: Record<ValueFilterName, FilterClause> = {
  location: locationClause,
  age: ({ age }, today) => ageClause(age, today),
  experience: ({ experience }) => experienceClause(experience),
  salary: salaryClause,
  salaryStatus: ({ salaryStatus }) => undisclosedSalaryClause(salaryStatus),
  currentSalary: ({ currentSalary }) => currentSalaryClause(currentSalary),
  noticePeriod: ({ selectedNoticePeriod }) => anyValue('noticePeriod', selectedNoticePeriod),
  negotiableNoticePeriod: ({ selectedNegotiableNoticePeriod }) =>
    anyValue('negotiableNoticePeriod', selectedNegotiableNoticePeriod),
  lastWorkingDay: ({ lastWorkingDay }) =>
    lastWorkingDay ? filtering({ range: { lastWorkingDay: { lte: lastWorkingDay } } }) : filtering(),
  // the projection stores which of the options a candidate's courses contain
  education: ({ selectedEducation }) =>
    anyValue('educationOptions', selectedEducation.includes('any') ? [] : selectedEducation),
  passingYear: ({ passingYear }) => passingYearClause(passingYear),
  gender: ({ selectedGender: gender }) =>
    gender === '' || gender === 'any'
      ? filtering()
      : filtering({ term: { gender: gender === 'others' ? 'other' : gender } }),
  languages: ({ selectedLanguages }) => everyValue('languages', selectedLanguages.map(languageName)),
  relocation: ({ relocation }) => onlyTrue('willingToRelocate', relocation),
  resumeAvailability: ({ resumeAvailability }) => onlyTrue('hasResume', resumeAvailability),
  excludeDisability: ({ excludeDisability }) =>
    excludeDisability ? excluding({ term: { disabled: true } }) : filtering(),
  updatedWithin: ({ updatedWithin }, today) => updatedClause(updatedWithin, today),
  refine: ({ refine }) => refineClause(refine),
};

export interface NamedClauses {
  name: ValueFilterName;
  clauses: Clauses;
}

const list = Object.entries(clauses) as [ValueFilterName, FilterClause][];

/** Each filter's clauses under its name. `today` is yyyy-mm-dd in Asia/Kolkata. */
export const namedClauses = (filter: CandidateFilter, today: string): NamedClauses[] =>
  list.map(([name, clause]) => ({ name, clauses: orNotStated(filter, name, clause(filter, today)) }));

/** Also selects candidates who don't state the value, where the search asks for them. */
function orNotStated({ alsoNotStated }: CandidateFilter, name: ValueFilterName, clauses: Clauses): Clauses {
  if (!hasNotStated(name) || !alsoNotStated.includes(name) || clauses.filter.length === 0) return clauses;
  const unstated = { bool: { must_not: statedFields[name].map((field) => ({ exists: { field } })) } };
  return filtering({ bool: { should: [joinClauses([clauses]), unstated] } });
}

/** Everything that selects without words. `today` is yyyy-mm-dd in Asia/Kolkata. */
export const filterClauses = (filter: CandidateFilter, today: string): Clauses[] =>
  namedClauses(filter, today).map((one) => one.clauses);
