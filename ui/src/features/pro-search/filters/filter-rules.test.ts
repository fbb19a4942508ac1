import { expect, test } from 'vitest';
import { rangeProblem, typedRangeRule } from '#domain/filters/range-filters.ts';
import type { FilterState } from '#domain/filters/registry.ts';
import { noticeNames, noticePeriods } from '#domain/notice-periods.ts';
import { refined } from '#ui/features/pro-search/facets/refine.ts';
import { activeCount, describeFilter } from './describe-filter.ts';
import { brokenParts, withoutBroken } from './filter-problems.ts';
import { emptyFilter } from './filter-state.ts';

const badge = (keyword: string, mandatory = false) => ({ keyword, mandatory, exact: false });
const broken: FilterState = {
  ...emptyFilter,
  designation: { ...emptyFilter.designation, boolean: true, inputText: '(lead' },
  age: { min: '30', max: '20' },
  skills: ['Java'],
};

test.each([
  ['age', '17', '', 'Min age must be at least 18'],
  ['age', '30', '20', 'Max age must be ≥ 30'],
  ['experience', '5', '2.5', 'Max Experience must be ≥ 5'],
  ['salary', '12', '10', 'Max Expected Salary must be ≥ 12'],
  ['currentSalary', '12', '10', 'Max Current Salary must be ≥ 12'],
  ['passingYear', '', '202', 'A year has four digits'],
  ['passingYear', '2021', '2019', 'Max Passing Year must be ≥ 2021'],
  ['passingYear', '2021', '2021', null],
  ['age', '18', '', null],
  ['experience', '', '3', null],
  ['salary', '10', '10', null],
] as const)('%s from %s to %s: %s', (name, min, max, problem) => {
  expect(rangeProblem(name, { min, max })).toBe(problem);
});

test.each([
  ['experience', ['5', '5.', '5.5', '12.5', ''], ['123', '5.55', 'a', '-1', '.5']],
  ['age', ['', '1', '45'], ['1.5', 'x', '-2']],
  ['passingYear', ['', '2', '2021'], ['20215', '20.1', 'x']],
] as const)('valid input for %s', (name, yes, no) => {
  expect(yes.filter((text) => !typedRangeRule[name].test(text))).toEqual([]);
  expect(no.filter((text) => typedRangeRule[name].test(text))).toEqual([]);
});

test('the notice periods are those of the profile: immediate joiner, currently serving, 7 to 90 days', () => {
  expect(noticePeriods.map((period) => noticeNames[period])).toEqual([
    'Immediate joiner',
    'Currently serving notice period',
    ...[7, 15, 30, 45, 60, 90].map((days) => `${days} days`),
  ]);
});

test('invalid parts stay unchanged, everything else is sent', () => {
  expect(brokenParts(broken)).toEqual(['designation', 'age']);
  const sent = withoutBroken(broken, emptyFilter);
  expect(sent.designation).toEqual(emptyFilter.designation);
  expect(sent.age).toEqual(emptyFilter.age);
  expect(sent.skills).toEqual(['Java']);
});

test('an invalid expression that Boolean mode does not use does no harm', () => {
  const typed = { ...emptyFilter, keyword: { ...emptyFilter.keyword, inputText: '(lead' } };
  expect(brokenParts(typed)).toEqual([]);
});

test('the empty search counts no filter; each filter counts once', () => {
  expect(activeCount(emptyFilter)).toBe(0);
  expect(
    activeCount({
      ...emptyFilter,
      keyword: { ...emptyFilter.keyword, badges: [badge('a'), badge('b')] },
      selectedCities: ['Pune', 'Chennai'],
      selectedGender: 'any',
      salary: { min: '2', max: '' },
    }),
  ).toBe(3);
});

test('a facet click selects a value, the same click removes it, the other kind moves it', () => {
  const asked = refined(emptyFilter, 'city', 'Pune', 'include');
  expect(asked.refine).toEqual({ include: { city: ['Pune'] }, exclude: {} });
  expect(refined(asked, 'city', 'Pune', 'include').refine).toEqual({ include: {}, exclude: {} });
  expect(refined(asked, 'city', 'Pune', 'exclude').refine).toEqual({ include: {}, exclude: { city: ['Pune'] } });
});

test('the search in one line says what is required, optional and excluded', () => {
  const keyword = {
    ...emptyFilter.keyword,
    badges: [badge('Java', true), badge('Spring Boot', true), badge('Kafka')],
    exclude: true,
    excludeBadges: [badge('PHP')],
  };
  expect(describeFilter(emptyFilter)).toBe('');
  expect(describeFilter({ ...emptyFilter, keyword, experience: { min: '4', max: '' } })).toBe(
    'Java AND "Spring Boot" + (Kafka — rank) NOT PHP · 4 y and more',
  );
});

test('the search in one line says a badge’s weight unless it is normal', () => {
  const keyword = {
    ...emptyFilter.keyword,
    badges: [
      { ...badge('Java', true), weight: 'high' as const },
      { ...badge('Kafka'), weight: 'low' as const },
      { ...badge('Go'), weight: 'normal' as const },
    ],
  };
  expect(describeFilter({ ...emptyFilter, keyword })).toBe('Java (high) + (Kafka (low) OR Go — rank)');
});

test('the line omits no active filter', () => {
  const state: FilterState = {
    ...emptyFilter,
    selectedNegotiableNoticePeriod: ['7', '15'],
    lastWorkingDay: '2026-12-31',
    selectedEducation: ['tech'],
    selectedGender: 'female',
    resumeAvailability: true,
    relocation: true,
    excludeDisability: true,
    currentSalary: { min: '4.5', max: '' },
    institutes: ['IIT', 'NIT'],
    selectedLanguages: ['English', 'Tamil'],
    passingYear: { min: '2018', max: '' },
  };
  expect(describeFilter(state)).toBe(
    'current salary ₹4.5 LPA and more · negotiable to 7 days or 15 days · last day by 2026-12-31 · education tech · institute IIT or NIT · passing year 2018 or later · female · speaks English and Tamil · with resume · willing to relocate · without disability',
  );
});
