import { expect, test } from 'vitest';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { fromQuery, openedFrom, placeOf, withPlace } from './opened-from.ts';

const searchOf = (query: string) => openedFrom(new URLSearchParams(query));

test('the address contains the search without its empty parts, and restores it', () => {
  const filter = candidateFilter.parse({ keyword: { badges: [{ keyword: 'C++ & "x"' }] }, experience: { min: 5 } });
  const query = fromQuery({ filter });
  expect(searchOf(query)).toEqual({
    filter: { keyword: { badges: [{ keyword: 'C++ & "x"' }] }, experience: { min: 5 } },
  });
  expect(candidateFilter.parse(searchOf(query)?.filter)).toEqual(filter);
});

test('order, way back and position belong to a search, and are empty without one', () => {
  const query = withPlace(fromQuery({ searchTerm: 'java', sort: { by: 'experience' }, back: 'q=java&page=2' }), 12);
  expect(searchOf(query)).toEqual({ searchTerm: 'java', sort: { by: 'experience' }, back: 'q=java&page=2' });
  expect(placeOf(new URLSearchParams(query))).toBe(12);
  expect(withPlace(fromQuery({ back: 'page=2' }), 3)).toBe('');
});

test.each(['', '?at=', '?at=-1', '?at=x', '?at=12345'])('%j is not a position', (query) => {
  expect(placeOf(new URLSearchParams(query))).toBeNull();
});

test('an empty search, or one too large for an address, is omitted', () => {
  expect(fromQuery(undefined)).toBe('');
  expect(fromQuery({ filter: candidateFilter.parse({}), searchTerm: '' })).toBe('');
  expect(fromQuery({ searchTerm: 'x'.repeat(7_000) })).toBe('');
});

test.each(['', '?from=', '?from={', '?from=7', '?from=[]'])('an invalid address (%j) contains no search', (query) => {
  expect(searchOf(query)).toBeNull();
});
