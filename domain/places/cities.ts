import { andhraText } from './cities/andhra-and-telangana.ts';
import { eastText } from './cities/east.ts';
import { northText } from './cities/north.ts';
import { southText } from './cities/south.ts';
import { westText } from './cities/west.ts';
import { canonicalDistrict, canonicalState, placeKey } from './states.ts';

/** One city of the lists in cities/. */
interface ListedCity {
  name: string;
  aliases: string[];
  /** By alias: what it is to the city, as written in the list. */
  notes: ReadonlyMap<string, string>;
  /** Null if the city covers several districts. */
  district: string | null;
  state: string;
}

/**
 * Parses a list: a block for each state, headed `# State`, then a line for each city:
 * `name = alias, alias @ district`. Without `@` the district has the city's name; `@ -` means several districts. An alias
 * may say what it is: `formerly Bombay`, `now Ahilyanagar` (the official name, less used), `includes Bandra` (a part).
 */
function readCities(text: string, districtOf: (name: string, state: string) => string | null): ListedCity[] {
  let state = '';
  const cities: ListedCity[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) state = line.replace(/^#\s*/, '').trim();
    else if (line.trim() !== '') cities.push(readCity(line, state, districtOf));
  }
  return cities;
}

function readCity(line: string, state: string, districtOf: (name: string, state: string) => string | null): ListedCity {
  const [names = '', place] = line.split(' @ ').map((part) => part.trim());
  const [name = '', aliases = ''] = names.split(' = ').map((part) => part.trim());
  const district = place === '-' ? null : districtOf(place ?? name, state);
  if (district === null && place !== '-') throw new Error(`no district ${place ?? name} in ${state}`);
  const notes = new Map(
    aliases.split(',').flatMap((text) => {
      const alias = /^(?:(formerly|now|includes) )?(.+)$/.exec(text.trim());
      return alias?.[2] ? [[alias[2], `${alias[1] ?? 'also'} ${alias[2]}`] as const] : [];
    }),
  );
  return { name, aliases: [...notes.keys()], notes, district, state };
}

/**
 * The place that a city's name identifies. Two places with one name (Aurangabad, Bilaspur) share a canonical name and
 * have no state.
 */
interface City {
  /** The canonical name, which is indexed, compared and shown. */
  name: string;
  /** Other names and spellings, and parts of the city that are used as its name. */
  aliases: string[];
  /** Null if the city covers several districts, or the name alone is ambiguous. */
  district: string | null;
  /** Null if the name alone is ambiguous. */
  state: string | null;
}

const listed: readonly ListedCity[] = [northText, andhraText, southText, westText, eastText].flatMap((text) =>
  readCities(text, (name, state) => canonicalDistrict(name, state)?.name ?? null),
);

const byKey = new Map<string, ListedCity[]>();
for (const city of listed) {
  for (const name of new Set([city.name, ...city.aliases].map(placeKey))) {
    byKey.set(name, [...(byKey.get(name) ?? []), city]);
  }
}

/** Every canonical city once, in alphabetical order. */
export const cities: readonly City[] = [...new Set(listed.map(({ name }) => name))]
  .sort((a, b) => a.localeCompare(b))
  .map((name) => describe(listed.filter((city) => city.name === name)));

function describe(places: ListedCity[]): City {
  const [first, second] = places;
  if (!first) throw new Error('a city needs a place');
  const aliases = [...new Set(places.flatMap((place) => place.aliases))];
  if (second) return { name: first.name, aliases, district: null, state: null };
  return { name: first.name, aliases, district: first.district, state: first.state };
}

/**
 * The city that a text names ('bangalore', 'Bombay', 'Pune, Maharashtra'), or null if it is unknown. A state, given
 * separately or after a comma, distinguishes places with one name.
 */
export function canonicalCity(text: string, state?: string): City | null {
  const [beforeComma = '', afterComma] = text.split(',', 2);
  const whole = byKey.get(placeKey(text));
  const places = whole ?? byKey.get(placeKey(beforeComma.replace(/\s+city$/i, '')));
  if (!places) return null;
  const stateName = canonicalState(state ?? '')?.name ?? (whole ? undefined : canonicalState(afterComma ?? '')?.name);
  const inState = places.filter((place) => place.state === stateName);
  return describe(inState.length > 0 ? inState : places);
}

/** The name under which a city is indexed: canonical if known, otherwise as written, trimmed. */
export const cityName = (text: string): string => canonicalCity(text)?.name ?? text.trim();

/** What another name is to a place: 'formerly Bombay', 'includes Bandra', otherwise 'also Greater Mumbai'. */
export const aliasNote = (name: string, alias: string): string =>
  byKey
    .get(placeKey(alias))
    ?.find((city) => city.name === name)
    ?.notes.get(alias) ?? `also ${alias}`;

/** The canonical cities in a state, in alphabetical order, including ambiguous names. */
export function citiesOfState(state: string): string[] {
  const name = canonicalState(state)?.name;
  const inState = listed.filter((city) => city.state === name).map((city) => city.name);
  return [...new Set(inState)].sort((a, b) => a.localeCompare(b));
}
