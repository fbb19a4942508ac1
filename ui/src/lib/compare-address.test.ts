import { expect, test } from 'vitest';
import { compareAddress, comparedIds, withCompared } from './compare-address.ts';
import { openedFrom } from './opened-from.ts';

const id = (digit: number) => String(digit).repeat(24);
const addressOf = (path: string) => new URL(path, 'http://x').searchParams;

test('an address names the candidates, and the search that they were found by', () => {
  const from = { filter: { selectedCities: ['Pune'] }, back: 'city=Pune' };
  const address = addressOf(compareAddress([id(1), id(2)], from));
  expect(comparedIds(address)).toEqual([id(1), id(2)]);
  expect(openedFrom(address)).toEqual(from);
  expect(comparedIds(addressOf(compareAddress([id(3)])))).toEqual([id(3)]);
});

test.each<[rule: string, ids: string, compared: string[]]>([
  ['a candidate named twice is there once', `${id(1)},${id(2)},${id(1)}`, [id(1), id(2)]],
  ['the first four are compared', [1, 2, 3, 4, 5].map(id).join(','), [1, 2, 3, 4].map(id)],
  ['what is no id is left out', `x,${id(1)},,${id(2)}0`, [id(1)]],
  ['an address may name no candidates', '', []],
])('%s', (_, ids, compared) => {
  expect(comparedIds(new URLSearchParams({ ids }))).toEqual(compared);
});

test('taking one out keeps the rest of the address', () => {
  const next = withCompared(new URLSearchParams({ ids: `${id(1)},${id(2)}`, job: 'JOB-000001' }), [id(2)]);
  expect([comparedIds(next), next.get('job')]).toEqual([[id(2)], 'JOB-000001']);
});
