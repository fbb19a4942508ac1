import { describe, expect, test } from 'vitest';
import { aliasNote, canonicalCity, cities, citiesOfState, cityName } from './cities.ts';
import { canonicalDistrict, canonicalState, districtsOf, states } from './states.ts';

describe('states', () => {
  test('there are 28 states and 8 union territories', () => {
    expect(states.filter((state) => state.kind === 'state')).toHaveLength(28);
    expect(states.filter((state) => state.kind === 'union territory')).toHaveLength(8);
  });

  test('all districts are listed, none twice in a state', () => {
    const all = states.flatMap((state) => state.districts.map((district) => `${state.name}/${district.name}`));
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(770);
  });

  test.each([
    ['orissa', 'Odisha'],
    ['TN', 'Tamil Nadu'],
    ['J&K', 'Jammu and Kashmir'],
    ['jammu & kashmir', 'Jammu and Kashmir'],
    ['Pondicherry', 'Puducherry'],
    ['Atlantis', undefined],
  ])('%s is the state %s', (name, state) => {
    expect(canonicalState(name)?.name).toBe(state);
  });

  test('a district is found by its former name, and by its state if two share a name', () => {
    expect(canonicalDistrict('Bangalore Urban')).toEqual({ name: 'Bengaluru Urban', state: 'Karnataka' });
    expect(canonicalDistrict('Bilaspur')).toBeNull();
    expect(canonicalDistrict('Bilaspur', 'HP')).toEqual({ name: 'Bilaspur', state: 'Himachal Pradesh' });
  });

  test('districts are in alphabetical order, and empty for an unknown state', () => {
    expect(districtsOf('Goa')).toEqual(['North Goa', 'South Goa']);
    expect(districtsOf('Atlantis')).toEqual([]);
  });
});

describe('cities', () => {
  test('at least 1,300 are known, and every one resolves to itself', () => {
    expect(cities.length).toBeGreaterThanOrEqual(1_300);
    for (const city of cities) expect(canonicalCity(city.name)?.name).toBe(city.name);
  });

  test('no name means two cities of different canonical names', () => {
    const owners = new Map<string, string>();
    for (const city of cities) {
      for (const name of [city.name, ...city.aliases].map((each) => each.toLowerCase())) {
        expect(owners.get(name) ?? city.name, name).toBe(city.name);
        owners.set(name, city.name);
      }
    }
  });

  test.each([
    ['Bangalore', 'Bengaluru'],
    ['BENGALURU', 'Bengaluru'],
    ['Gurgaon', 'Gurugram'],
    ['Bombay', 'Mumbai'],
    ['Madras', 'Chennai'],
    ['Calcutta', 'Kolkata'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Cochin', 'Kochi'],
    ['Mysore', 'Mysuru'],
    ['Vizag', 'Visakhapatnam'],
    ['Baroda', 'Vadodara'],
    ['Pondicherry', 'Puducherry'],
    ['Allahabad', 'Prayagraj'],
    ['New Delhi', 'Delhi'],
    [' Pune, Maharashtra ', 'Pune'],
    ['Kolkata City', 'Kolkata'],
    ['Bengalúru', 'Bengaluru'],
  ])('%s is %s', (name, canonical) => {
    expect(canonicalCity(name)?.name).toBe(canonical);
  });

  test.each([
    ['Mumbai', 'Bombay', 'formerly Bombay'],
    ['Bengaluru', 'Bangalore', 'formerly Bangalore'],
    ['Mumbai', 'Bandra', 'includes Bandra'],
    ['Aurangabad', 'Chhatrapati Sambhajinagar', 'now Chhatrapati Sambhajinagar'],
    ['Bengaluru', 'Banglore', 'also Banglore'],
    ['Bengaluru Urban', 'Bangalore Urban', 'also Bangalore Urban'],
  ])('%s is also offered for %s: %s', (city, alias, note) => {
    expect(aliasNote(city, alias)).toBe(note);
  });

  test('the members of the capital region stay separate', () => {
    const names = ['Delhi', 'Noida', 'Greater Noida', 'Ghaziabad', 'Gurugram', 'Faridabad'].map(cityName);
    expect(new Set(names).size).toBe(6);
  });

  test('a name of two places has no state unless one is given or written after it', () => {
    expect(canonicalCity('Aurangabad')).toMatchObject({ name: 'Aurangabad', state: null, district: null });
    expect(canonicalCity('Aurangabad', 'Bihar')).toMatchObject({ state: 'Bihar', district: 'Aurangabad' });
    expect(canonicalCity('Aurangabad, MH')).toMatchObject({ state: 'Maharashtra' });
    expect(canonicalCity('Sambhajinagar')).toMatchObject({ name: 'Aurangabad', state: 'Maharashtra' });
  });

  test('an unknown place stays as written', () => {
    expect(canonicalCity('Springfield')).toBeNull();
    expect(cityName(' Springfield ')).toBe('Springfield');
  });

  test('a state lists its cities', () => {
    expect(citiesOfState('Puducherry')).toEqual(['Karaikal', 'Mahe', 'Puducherry', 'Yanam']);
  });
});
