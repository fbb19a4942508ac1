import { canonicalCity, cities, citiesOfState } from '#domain/places/cities.ts';
import type { Random } from './random.ts';

/** Where candidates live: mostly the big hiring cities, occasionally every known city. */
const WEIGHTS: Record<string, number> = {
  Bengaluru: 150,
  Hyderabad: 100,
  Pune: 95,
  Chennai: 90,
  Mumbai: 90,
  Delhi: 80,
  Noida: 55,
  Gurugram: 55,
  Kolkata: 50,
  Ahmedabad: 40,
  'Navi Mumbai': 22,
  Thane: 22,
  Coimbatore: 22,
  Jaipur: 22,
  Kochi: 20,
  Indore: 18,
  Ghaziabad: 16,
  Lucknow: 16,
  Nagpur: 15,
  Chandigarh: 15,
  Vadodara: 13,
  Bhubaneswar: 13,
  Thiruvananthapuram: 12,
  Faridabad: 12,
  Surat: 12,
  Visakhapatnam: 11,
  Bhopal: 10,
  Mysuru: 10,
  Patna: 9,
  Mohali: 9,
  Guwahati: 8,
};

export interface Home {
  /** How people write it: sometimes an older name. */
  written: string;
  city: string;
  district?: string;
  state: string;
}

const inState = new Map(cities.map(({ state }) => [state, state ? citiesOfState(state) : []]));
const unambiguous = cities.filter((city) => city.state !== null);
const preferred = Object.entries(WEIGHTS).flatMap(([city, weight]) => Array.from({ length: weight }, () => city));
const known = new Map(Object.keys(WEIGHTS).map((city) => [city, canonicalCity(city)]));
/** One in six lives in any of the cities, regardless of size. */
const ANYWHERE = 0.17;
const OLDER_NAME = 0.06;

export function pickHome(random: Random): Home {
  const place = random.chance(ANYWHERE) ? random.pick(unambiguous) : known.get(random.pick(preferred));
  if (!place?.state) throw new Error('a weighted city is not among the places');
  const home: Home = { written: place.name, city: place.name, state: place.state };
  if (place.district) home.district = place.district;
  const older = place.aliases[0];
  if (older && random.chance(OLDER_NAME)) home.written = older;
  return home;
}

/** One to four preferred places of work: home first, then others that hire, or its state. */
export function preferredPlaces(random: Random, home: Home): string[] {
  const places = [home.city, ...Array.from({ length: random.between(0, 3) }, () => random.pick(preferred))];
  if (random.chance(0.05)) places.push(home.state);
  else if (random.chance(0.1)) places.push(random.pick(inState.get(home.state) ?? [home.city]));
  return [...new Set(places)];
}
