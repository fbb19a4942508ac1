import { expect, test } from 'vitest';
import { type CandidateFilterInput, candidateFilter } from '#domain/filters/candidate-filter.ts';
import { addressOf, filterOfAddress } from '#ui/features/pro-search/filters/filter-address.ts';
import { emptyFilter, filterRequest } from '#ui/features/pro-search/filters/filter-state.ts';
import { stateOfFilter } from './state-of-filter.ts';

const searches: CandidateFilterInput[] = [
  {},
  {
    keyword: { badges: [{ keyword: 'C++', mandatory: true, exact: true }], exclude: true, excludeBadges: ['php'] },
    company: { badges: [{ keyword: 'Infosys', weight: 'high' }, { keyword: 'Wipro' }] },
    designation: { boolean: true, inputText: '(lead OR "tech lead") NOT intern', searchCurrent: true },
    experience: { min: 2.5 },
    salary: { max: 20 },
    salaryStatus: 'include-undisclosed',
    currentSalary: { min: 4 },
    passingYear: { max: 2021 },
    institutes: ['IIT Bombay'],
    selectedLanguages: ['English'],
    selectedCities: ['Pune'],
    refine: { include: { skill: ['Kafka'] }, exclude: { city: ['Delhi'] } },
    sort: { by: 'experience', order: 'asc' },
  },
];

test.each(searches)('a stored search in the address sends the same request: %#', (search) => {
  const stored = candidateFilter.parse(search);
  const address = addressOf(stateOfFilter(stored, 10));
  expect(candidateFilter.parse(filterRequest(filterOfAddress(new URLSearchParams(address))))).toEqual(stored);
});

test('the empty filter is the empty search, at the page size of the screen', () => {
  expect(stateOfFilter(candidateFilter.parse({ currentPage: 3 }), 50)).toEqual({ ...emptyFilter, itemsPerPage: 50 });
});
