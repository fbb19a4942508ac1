import { expect, test } from 'vitest';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { fromQuery, openedFrom } from './opened-from.ts';

const searchOf = (query: string) => openedFrom(new URLSearchParams(query));

test('the address contains the search without its empty parts, and returns it', () => {
  const filter = candidateFilter.parse({ keyword: { badges: [{ keyword: 'C++ & "x"' }] }, experience: { min: 5 } });
  const query = fromQuery({ filter });
  expect(searchOf(query)).toEqual({
    filter: { keyword: { badges: [{ keyword: 'C++ & "x"' }] }, experience: { min: 5 } },
  });
  expect(candidateFilter.parse(searchOf(query)?.filter)).toEqual(filter);
});

test('a search that asks nothing, or too much for an address, is left out', () => {
  expect(fromQuery(undefined)).toBe('');
  expect(fromQuery({ filter: candidateFilter.parse({}), searchTerm: '' })).toBe('');
  expect(fromQuery({ searchTerm: 'x'.repeat(7_000) })).toBe('');
});

test.each(['', '?from=', '?from={', '?from=7', '?from=[]'])('a broken address (%j) holds no search', (query) => {
  expect(searchOf(query)).toBeNull();
});
