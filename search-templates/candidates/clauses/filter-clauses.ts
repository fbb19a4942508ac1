import type { estypes } from '@elastic/elasticsearch';
import { type CandidateFilter, type FacetName, facetNames } from '#domain/filters/candidate-filter.ts';
import { cityName } from '#domain/places/cities.ts';
import { canonicalDistrict, canonicalState } from '#domain/places/states.ts';
import { experienceBands, facetFields } from '#search-templates/candidates/facet-fields.ts';
import { anyOf } from '#search-templates/query-rewrites/any-of.ts';
import { type Clauses, filtering } from './clauses.ts';

/** Age in whole years on `today` (yyyy-mm-dd); both ends included. Without a date of birth nobody is selected. */
function ageClause({ min, max }: CandidateFilter['age'], today: string): Clauses {
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

/** When a candidate could start. */
function availabilityClause(
  filter: Pick<CandidateFilter, 'selectedNoticePeriod' | 'selectedNegotiableNoticePeriod' | 'lastWorkingDay'>,
): Clauses {
  const { selectedNoticePeriod, selectedNegotiableNoticePeriod, lastWorkingDay } = filter;
  return filtering(
    ...(selectedNoticePeriod.length === 0 ? [] : [{ terms: { noticePeriod: selectedNoticePeriod } }]),
    ...(selectedNegotiableNoticePeriod.length === 0
      ? []
      : [{ terms: { negotiableNoticePeriod: selectedNegotiableNoticePeriod } }]),
    ...(lastWorkingDay ? [{ range: { lastWorkingDay: { lte: lastWorkingDay } } }] : []),
  );
}

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

type Query = estypes.QueryDslQueryContainer;

type Place = Pick<
  CandidateFilter,
  'locationType' | 'selectedCities' | 'enteredCity' | 'selectedState' | 'selectedDistrict' | 'includePreferredLocation'
>;

/** Where candidates live, or would like to. The mode that is not chosen asks nothing. */
function locationClause(place: Place): Clauses {
  return place.locationType === 'city' ? cityClause(place) : regionClause(place);
}

/** Two names of one city are one: both sides go by the reviewed list; a city that it lacks is taken as written. */
function cityClause({ selectedCities, enteredCity, includePreferredLocation }: Place): Clauses {
  const asked = [...selectedCities, enteredCity].filter((city) => city !== '');
  const cities = [...new Set(asked.map(cityName))];
  if (cities.length === 0) return filtering();
  const lives = { terms: { city: cities } };
  if (!includePreferredLocation) return filtering(lives);
  return filtering(anyOf([lives, { terms: { preferredLocations: cities } }]));
}

function regionClause({ selectedState, selectedDistrict, includePreferredLocation }: Place): Clauses {
  const state = canonicalState(selectedState)?.name ?? selectedState;
  const district = canonicalDistrict(selectedDistrict, state)?.name ?? selectedDistrict;
  const present = [
    ...(state === '' ? [] : [{ term: { state } }]),
    ...(district === '' ? [] : [{ term: { district } }]),
  ];
  if (present.length === 0 || !includePreferredLocation) return filtering(...present);
  return filtering(anyOf([both(present), ...preferredRegion(state, district)]));
}

/**
 * Who prefers a whole state accepts each district in it; who prefers a city in another district of it does not.
 * Districts of two states share names, so the place's state must be right too.
 */
function preferredRegion(state: string, district: string): Query[] {
  const inState: Query[] = state === '' ? [] : [{ term: { preferredRegions: state } }];
  const named: Query[] = state === '' ? [] : [{ term: { preferredLocations: state } }];
  if (district === '') return [...named, ...inState];
  const inDistrict = anyOf([{ term: { preferredLocations: district } }, { term: { preferredRegions: district } }]);
  return [...named, both([inDistrict, ...inState])];
}

const both = (queries: Query[]): Query =>
  queries.length === 1 && queries[0] ? queries[0] : { bool: { filter: queries } };

type Person = Pick<
  CandidateFilter,
  'selectedEducation' | 'selectedGender' | 'relocation' | 'resumeAvailability' | 'excludeDisability'
>;

/** The filters about the person; a switch that is off asks nothing. */
function personClause(filter: Person): Clauses {
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
/** What clicks on facets added: any of the values included of a facet, none of those excluded. */
function refineClause({ include, exclude }: CandidateFilter['refine']): Clauses {
  const values = (chosen: typeof include) =>
    facetNames.flatMap((name) => {
      const asked = chosen[name] ?? [];
      return asked.length === 0 ? [] : [facetQuery(name, asked)];
    });
  return { must: [], should: [], filter: values(include), must_not: values(exclude) };
}

function facetQuery(name: FacetName, values: string[]): Query {
  if (name !== 'experience') return { terms: { [facetFields[name].asked]: values } };
  const bands = experienceBands.filter(({ key }) => values.includes(key));
  // an unknown band holds nobody
  if (bands.length === 0) return { match_none: {} };
  return {
    bool: {
      should: bands.map(({ from, ...band }) => ({
        range: { experienceMonths: { gte: from, ...('to' in band && { lt: band.to }) } },
      })),
    },
  };
}

/** A float's largest, far above any pay: the index would refuse more. */
const LARGEST_LPA = 1e30;

/** Expected CTC in LPA, both ends included, and what becomes of those who don't say theirs. */
function salaryClause({ salary, salaryStatus }: Pick<CandidateFilter, 'salary' | 'salaryStatus'>): Clauses {
  const undisclosed = { bool: { must_not: [{ exists: { field: 'expectedCtc' } }] } };
  if (salaryStatus === 'only-undisclosed') return filtering(undisclosed);
  const { min, max } = salary;
  if (min === null && max === null) return filtering();
  const asked = {
    range: {
      expectedCtc: {
        ...(min !== null && { gte: Math.min(min, LARGEST_LPA) }),
        ...(max !== null && { lte: Math.min(max, LARGEST_LPA) }),
      },
    },
  };
  return filtering(salaryStatus === '' ? asked : { bool: { should: [asked, undisclosed] } });
}

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
