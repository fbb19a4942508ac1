import type { Dependencies } from '#api/dependencies.ts';
import { citiesQuery, readCities } from '#search-templates/candidates/city-suggestions.ts';
import { candidatesAlias } from './candidates-alias.ts';
import { runSearch } from './run-search.ts';
import type { Place } from './suggest-places.ts';

/** The cities that candidates live in or prefer, those of most candidates first. */
export async function knownPlaces(deps: Dependencies, signal: AbortSignal): Promise<Place[]> {
  const run = { call: 'fetch-cities', index: candidatesAlias(deps.mongo), body: citiesQuery(), signal, cached: true };
  return readCities(await runSearch(deps, run)).map((name) => ({ name, aliases: [] }));
}
