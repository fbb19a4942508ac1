import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import {
  educationOptions,
  genderOptions,
  salaryStatuses,
  updatedWithinChoices,
} from '#domain/filters/choice-filters.ts';
import { facetNames } from '#domain/filters/facet-refinement.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { pageSizes } from '#domain/filters/view-fields.ts';
import { noticePeriods } from '#domain/notice-periods.ts';
import { addressOf, filterOfAddress } from './filter-address.ts';
import { emptyFilter, filterRequest } from './filter-state.ts';

const read = (address: string) => filterOfAddress(new URLSearchParams(address));

test('the empty search has an empty address', () => {
  expect(addressOf(emptyFilter)).toBe('');
  expect(read('')).toEqual(emptyFilter);
});

const words = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((text) => text === text.trim() && text !== '');
const badge = fc.record(
  {
    keyword: words,
    mandatory: fc.boolean(),
    exact: fc.boolean(),
    weight: fc.constantFrom('low' as const, 'high' as const),
  },
  { requiredKeys: ['keyword', 'mandatory', 'exact'], noNullPrototype: true },
);
const group = fc.record({
  inputText: fc.string({ maxLength: 20 }),
  badges: fc.array(badge, { maxLength: 4 }),
  boolean: fc.boolean(),
  mandatory: fc.boolean(),
  exclude: fc.boolean(),
  excludeText: fc.string({ maxLength: 10 }),
  excludeBadges: fc.array(badge, { maxLength: 3 }),
  searchCurrent: fc.boolean(),
  searchPrevious: fc.boolean(),
});
const end = fc.constantFrom('', '2', '18', '25', '4.5');
const ageEnd = fc.constantFrom('', '18', '25', '40');
const yearEnd = fc.constantFrom('', '2018', '2021');
const facets = fc.dictionary(fc.constantFrom(...facetNames), fc.array(words, { minLength: 1, maxLength: 3 }), {
  noNullPrototype: true,
});
const state: fc.Arbitrary<FilterState> = fc.record({
  itemsPerPage: fc.constantFrom(...pageSizes),
  currentPage: fc.integer({ min: 1, max: 1000 }),
  keyword: group,
  designation: group,
  company: group,
  selectedEducation: fc.subarray(['any', ...educationOptions] as const),
  selectedGender: fc.constantFrom('' as const, ...genderOptions),
  locationType: fc.constantFrom('city' as const, 'region' as const),
  selectedCities: fc.array(words, { maxLength: 3 }),
  selectedState: fc.constantFrom('', 'Karnataka'),
  selectedDistrict: fc.constantFrom('', 'Mysuru'),
  enteredCity: fc.constantFrom('', 'Ben'),
  includePreferredLocation: fc.boolean(),
  age: fc.record({ min: ageEnd, max: ageEnd }),
  experience: fc.record({ min: end, max: end }),
  salary: fc.record({ min: end, max: end }),
  currentSalary: fc.record({ min: end, max: end }),
  passingYear: fc.record({ min: yearEnd, max: yearEnd }),
  selectedLanguages: fc.array(words, { maxLength: 3 }),
  selectedNegotiableNoticePeriod: fc.subarray([...noticePeriods]),
  selectedNoticePeriod: fc.subarray([...noticePeriods]),
  lastWorkingDay: fc.constantFrom('', '2026-12-31'),
  skills: fc.array(words, { maxLength: 3 }),
  institutes: fc.array(words, { maxLength: 3 }),
  resumeSearch: fc.string({ maxLength: 20 }),
  resumeAvailability: fc.boolean(),
  relocation: fc.boolean(),
  salaryStatus: fc.constantFrom(...salaryStatuses),
  excludeDisability: fc.boolean(),
  updatedWithin: fc.constantFrom('' as const, ...updatedWithinChoices),
  alsoNotStated: fc.subarray(['experience', 'location', 'gender'] as const),
  refine: fc.record({ include: facets, exclude: facets }),
  sort: fc.constantFrom(
    { by: 'relevance', order: 'desc' } as const,
    { by: 'updatedOn', order: 'desc' } as const,
    { by: 'expectedCtc', order: 'asc' } as const,
  ),
});

test('every search is restored from its address', () => {
  fc.assert(
    fc.property(state, (one) => {
      expect(read(addressOf(one))).toEqual(one);
    }),
    { numRuns: 200 },
  );
});

test('the server accepts the search of any address, also of one edited by hand', () => {
  const hostile = [
    'size=9999&page=-3&age=abc..x&experience=-1..x&sort=name.up&gender=x&education=phd&notice=400&lastDay=soon',
    'keyword=&keyword=m%3A&keyword=%3A%20&city=&skill=%20&salaryStatus=all&where=moon&unknown=1&page=99999',
  ];
  for (const address of hostile) {
    expect(read(address)).toEqual(emptyFilter);
    expect(candidateFilter.safeParse(filterRequest(read(address))).success).toBe(true);
  }
});

test('a weight is one more flag of a badge; a normal one is left out', () => {
  const { badges } = read('keyword=mh:Java&keyword=xl:Go&keyword=:Rust').keyword;
  expect(badges.map(({ weight }) => weight)).toEqual(['high', 'low', undefined]);
  const state: FilterState = { ...emptyFilter, keyword: { ...emptyFilter.keyword, badges } };
  expect(addressOf(state)).toBe('keyword=mh%3AJava&keyword=xl%3AGo&keyword=%3ARust');
  const [java] = badges;
  const normal: FilterState = {
    ...emptyFilter,
    keyword: { ...emptyFilter.keyword, badges: [{ ...java!, weight: 'normal' }] },
  };
  expect(addressOf(normal)).toBe('keyword=m%3AJava');
});

test('a badge shows its flags and its words in the address', () => {
  const address = 'keyword=m:Java&keyword=x:C%2B%2B&keyword=plain';
  expect(read(address).keyword.badges).toEqual([
    { keyword: 'Java', mandatory: true, exact: false },
    { keyword: 'C++', mandatory: false, exact: true },
    { keyword: 'plain', mandatory: false, exact: false },
  ]);
});
