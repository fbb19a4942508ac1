import type { estypes } from '@elastic/elasticsearch';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { cityName } from '#domain/places/cities.ts';
import { canonicalDistrict, canonicalState } from '#domain/places/states.ts';
import { anyOf } from '#search-templates/query-rewrites/any-of.ts';
import { type Clauses, filtering } from './clauses.ts';

type Query = estypes.QueryDslQueryContainer;

type Place = Pick<
  CandidateFilter,
  'locationType' | 'selectedCities' | 'enteredCity' | 'selectedState' | 'selectedDistrict' | 'includePreferredLocation'
>;

/** Where candidates live, or would like to. Only the chosen mode selects. */
export function locationClause(place: Place): Clauses {
  return place.locationType === 'city' ? cityClause(place) : regionClause(place);
}

/** Names of one city are normalized on both sides; a city that the reviewed list lacks is used as written. */
function cityClause({ selectedCities, enteredCity, includePreferredLocation }: Place): Clauses {
  const names = [...selectedCities, enteredCity].filter((city) => city !== '');
  const cities = [...new Set(names.map(cityName))];
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
 * A candidate who prefers a whole state accepts each of its districts; one who prefers a city in another district does
 * not. Districts of two states share names, so the preferred place's state must match too.
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
