import type { Dependencies } from '#api/dependencies.ts';
import { citiesQuery, readCities } from '#search-templates/candidates/city-suggestions.ts';
import { canonicalCity } from '#search-templates/language/places/cities.ts';
import { states } from '#search-templates/language/places/states.ts';
import { candidatesAlias } from './candidates-alias.ts';
import { runSearch } from './run-search.ts';
import type { Place } from './suggest-places.ts';

const districts: readonly Place[] = states.flatMap((state) => state.districts);

/** The cities that candidates live in or prefer, those of most candidates first; then the districts. */
export async function knownPlaces(deps: Dependencies, signal: AbortSignal): Promise<Place[]> {
  const run = { call: 'fetch-cities', index: candidatesAlias(deps.mongo), body: citiesQuery(), signal, cached: true };
  const names = readCities(await runSearch(deps, run));
  const cities = names.map((name) => ({ name, aliases: canonicalCity(name)?.aliases ?? [] }));
  return [...cities, ...districts];
}
