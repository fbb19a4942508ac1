import type { Dependencies } from '#api/http/dependencies.ts';
import { aliasNote, canonicalCity } from '#domain/places/cities.ts';
import { placeGroups } from '#domain/places/place-groups.ts';
import { states } from '#domain/places/states.ts';
import { citiesQuery, readCities } from '#search-templates/candidates/suggestions.ts';
import { candidatesAlias, runSearch } from './run-search.ts';

/** A city or district as displayed, with its other names. */
interface Place {
  name: string;
  aliases: readonly string[];
}

const districts: readonly Place[] = states.flatMap((state) => state.districts);

/** The cities that candidates live in or prefer, most frequent first; then the districts. */
export async function knownPlaces(deps: Dependencies, signal: AbortSignal): Promise<Place[]> {
  const run = { call: 'fetch-cities', index: candidatesAlias(deps.mongo), body: citiesQuery(), signal, cached: true };
  const names = readCities(await runSearch(deps, run));
  const cities = names.map((name) => ({ name, aliases: canonicalCity(name)?.aliases ?? [] }));
  return [...cities, ...districts];
}

const SHOWN_PLACES = 20;

/** A suggested name; `note` says which other name of the place matched ('formerly Bombay'), null for its own. */
interface SuggestedPlace {
  name: string;
  note: string | null;
}

/**
 * At most 20 names for the typed text, ignoring case: prefix matches of the name or an alias first, then other matches;
 * otherwise in the given order. Empty text gives no suggestions.
 */
export function suggestPlaces(typed: string, places: Iterable<Place>): SuggestedPlace[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const starting = new Map<string, string | null>();
  const holding = new Map<string, string | null>();
  const starts = (name: string) => name.toLowerCase().startsWith(text);
  const holds = (name: string) => name.toLowerCase().includes(text);
  for (const { name, aliases } of places) {
    const other = (matches: (name: string) => boolean) => {
      const alias = matches(name) ? undefined : aliases.find(matches);
      return alias === undefined ? null : aliasNote(name, alias);
    };
    if (starting.has(name)) continue;
    if ([name, ...aliases].some(starts)) starting.set(name, other(starts));
    else if ([name, ...aliases].some(holds) && !holding.has(name)) holding.set(name, other(holds));
  }
  const suggested = new Map([...starting, ...[...holding].filter(([name]) => !starting.has(name))]);
  return [...suggested].slice(0, SHOWN_PLACES).map(([name, note]) => ({ name, note }));
}

/** The groups of places of which a name has a word that starts with the text: 'NCR', 'Mumbai Metropolitan Region'. */
export function suggestPlaceGroups(typed: string): { name: string; cities: string[] }[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const matches = (name: string) => ` ${name.toLowerCase()}`.includes(` ${text}`);
  return placeGroups
    .filter(({ name, aliases }) => [name, ...aliases].some(matches))
    .map(({ name, cities }) => ({ name, cities: [...cities] }));
}
