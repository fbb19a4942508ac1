import { expect, test } from 'vitest';
import { canonicalCity } from './cities.ts';
import { namedByGroups, placeGroups } from './place-groups.ts';
import { placeKey } from './states.ts';

test.each(placeGroups.map((group) => [group.name, group] as const))(
  '%s consists of several known cities, by their canonical names, each once',
  (_name, { cities }) => {
    expect(cities.length).toBeGreaterThan(1);
    expect(cities.map((city) => canonicalCity(city)?.name)).toEqual([...new Set(cities)]);
  },
);

test('a city is in one group at most, and no two groups share a name', () => {
  const cities = placeGroups.flatMap((group) => group.cities);
  expect(new Set(cities).size).toBe(cities.length);
  const names = placeGroups.flatMap((group) => [group.name, ...group.aliases]).map(placeKey);
  expect(new Set(names).size).toBe(names.length);
});

const ncr = placeGroups.find(({ name }) => name === 'Delhi NCR')?.cities ?? [];

test.each([
  [
    'all its cities are named by the group, in the place of the first',
    ['Jaipur', ...ncr, 'Pune'],
    'Jaipur, Delhi NCR, Pune',
  ],
  ['a group that lacks a city stays a list', ncr.slice(0, 2), 'Delhi, Dwarka Delhi'],
  ['no city is no name', [], ''],
])('%s', (_rule, cities, named) => {
  expect(namedByGroups(cities).join(', ')).toBe(named);
});
