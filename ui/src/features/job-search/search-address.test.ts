import { expect, it } from 'vitest';
import { offeredSizes, readSearch, withSkill, writeSearch } from './search-address.ts';

it('the address contains the whole search', () => {
  const search = {
    keyword: 'java & "site engineer"',
    location: 'Pune',
    skills: ['C++', 'R&D'],
    refine: { industry: ['it, services'], location: ['Pune', 'Navi Mumbai'], salary: ['35+'] },
    page: 3,
    perPage: 20 as const,
  };
  expect(readSearch(new URLSearchParams(writeSearch(search).toString()))).toEqual(search);
});

it('invalid parts of an address are omitted', () => {
  const address = new URLSearchParams('?page=-1&perPage=7&skill=&skill=a&skill=A&industry=&nonsense=1');
  expect(readSearch(address)).toEqual({ keyword: '', location: '', skills: ['a'], refine: {}, page: 1, perPage: 5 });
  expect(writeSearch(readSearch(address)).toString()).toBe('skill=a');
});

it('added skills are trimmed, non-empty and not duplicate', () => {
  expect(withSkill(['Java'], '  SQL ')).toEqual(['Java', 'SQL']);
  expect(withSkill(['Java'], ' java')).toEqual(['Java']);
  expect(withSkill(['Java'], '  ')).toEqual(['Java']);
});

it.each([
  [0, 5, [5]],
  [9, 5, [5]],
  [10, 5, [5, 10]],
  [19, 5, [5, 10]],
  [20, 5, [5, 10, 20]],
  [3, 20, [5, 20]],
])('for %i jobs at %i per page these sizes are offered: %j', (total, chosen, sizes) => {
  expect(offeredSizes(total, chosen)).toEqual(sizes);
});
