import { expect, test } from 'vitest';
import { educationOptions, genderOptions, salaryStatuses } from '#domain/filters/choice-filters.ts';
import { pageSizes } from '#domain/filters/view-fields.ts';
import { noticePeriods } from '#domain/notice-periods.ts';
import { candidateFilter, emptyCandidateFilter } from './candidate-filter.ts';

test.each<[string, readonly unknown[], unknown[]]>([
  ['records on a page', pageSizes, [10, 20, 25, 50, 75, 100]],
  ['genders', genderOptions, ['any', 'male', 'female', 'others']],
  ['salary statuses', salaryStatuses, ['', 'include-undisclosed', 'only-undisclosed']],
  [
    'notice periods, one list for both fields',
    noticePeriods,
    ['immediate', 'serving', '7', '15', '30', '45', '60', '90'],
  ],
  [
    'parts of words for education, and any',
    educationOptions,
    [
      'engineer',
      'computer',
      'embedded',
      'mechanic',
      'architect',
      'tech',
      'electr',
      'auto',
      'design',
      'commerce',
      'tele',
    ],
  ],
])('the choices of %s', (_, offered, expected) => {
  expect(offered).toEqual(expected);
});

test('defaults are ten per page, the first page, city mode and no condition', () => {
  expect(emptyCandidateFilter()).toMatchObject({
    itemsPerPage: 10,
    currentPage: 1,
    locationType: 'city',
    salaryStatus: '',
    age: { min: null, max: null },
    keyword: { inputText: '', badges: [], boolean: false, mandatory: false, exclude: false, excludeText: '' },
    company: { searchCurrent: false, searchPrevious: false, excludeBadges: [] },
    designation: { searchCurrent: false, searchPrevious: false },
  });
});

test.each([
  ['numbers', { min: 2.5, max: 5 }, { min: 2.5, max: 5 }],
  ['numeric strings', { min: ' 2.5 ', max: '5' }, { min: 2.5, max: 5 }],
  ["'' and null for an open end", { min: '', max: null }, { min: null, max: null }],
  ['nothing for an open end', {}, { min: null, max: null }],
])('a range’s ends may be %s', (_, salary, read) => {
  expect(candidateFilter.parse({ salary }).salary).toEqual(read);
});

test.each([{ min: 'NaN' }, { min: -1 }, { max: 'Infinity' }, { min: {} }, { min: [3] }, { min: true }, { low: 1 }])(
  'a range of %j is refused',
  (salary) => {
    expect(candidateFilter.safeParse({ salary }).success).toBe(false);
  },
);

test('a badge may have a weight, low, normal or high; without one it has no field for it', () => {
  const badges = [{ keyword: 'a' }, { keyword: 'b', weight: 'low' }, { keyword: 'c', weight: 'normal' }];
  const parsed = candidateFilter.parse({ keyword: { badges } }).keyword.badges;
  expect(parsed.map((badge) => ('weight' in badge ? badge.weight : 'none'))).toEqual(['none', 'low', 'normal']);
  for (const weight of ['medium', 2, null, '']) {
    expect(candidateFilter.safeParse({ keyword: { badges: [{ keyword: 'a', weight }] } }).success).toBe(false);
  }
});

test('excluded values may be badges or plain strings', () => {
  const keyword = { excludeBadges: ['php', { keyword: 'perl', mandatory: true }] };
  expect(candidateFilter.parse({ keyword }).keyword.excludeBadges).toEqual([
    { keyword: 'php', mandatory: false, exact: false },
    { keyword: 'perl', mandatory: true, exact: false },
  ]);
});
