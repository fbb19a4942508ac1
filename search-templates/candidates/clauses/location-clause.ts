import { regionKey } from '#search-templates/candidates/document.ts';
import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { canonicalCity } from '#search-templates/language/places/cities.ts';
import { anyOf } from '#search-templates/matching/leaf-query.ts';
import { type Clauses, filtering } from './clauses.ts';

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
  const cities = [...new Set(asked.map((city) => canonicalCity(city)?.name ?? city))];
  if (cities.length === 0) return filtering();
  const lives = { terms: { city: cities } };
  if (!includePreferredLocation) return filtering(lives);
  return filtering(anyOf([lives, { terms: { preferredLocations: cities } }]));
}

function regionClause({ selectedState: state, selectedDistrict: district, includePreferredLocation }: Place): Clauses {
  const present = [
    ...(state === '' ? [] : [{ term: { state } }]),
    ...(district === '' ? [] : [{ term: { district } }]),
  ];
  if (present.length === 0 || !includePreferredLocation) return filtering(...present);
  const [only] = present;
  const lives = present.length === 1 && only ? only : { bool: { filter: present } };
  return filtering(anyOf([lives, ...preferredRegion(state, district)]));
}

/** Who prefers a whole state accepts each district in it; who prefers another district of it does not. */
function preferredRegion(state: string, district: string) {
  if (district === '') return [{ term: { preferredRegions: state } }];
  if (state === '') return [{ term: { preferredLocations: district } }];
  return [{ term: { preferredRegions: regionKey(state, district) } }, { term: { preferredLocations: state } }];
}
