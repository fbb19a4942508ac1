import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { cityName } from '#search-templates/language/places/cities.ts';
import { canonicalDistrict, canonicalState } from '#search-templates/language/places/states.ts';
import { anyOf } from '#search-templates/matching/leaf-query.ts';
import { type Clauses, filtering } from './clauses.ts';

type Query = estypes.QueryDslQueryContainer;

type Place = Pick<
  CandidateFilter,
  'locationType' | 'selectedCities' | 'enteredCity' | 'selectedState' | 'selectedDistrict' | 'includePreferredLocation'
>;

/** Where candidates live, or would like to. The mode that is not chosen asks nothing. */
export function locationClause(place: Place): Clauses {
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
