import { expect, test } from 'vitest';
import { APPLICATIONS_PER_PAGE, decisions } from '#api/applications/contract.ts';
import { companySizes } from '#api/companies/contract.ts';
import {
  employmentTypes,
  hiringStatuses,
  JOBS_LISTED_PER_PAGE,
  jobStatuses,
  listJobsPageSizes,
  locationTypes,
} from '#api/jobs/contract.ts';
import { JOBS_PER_PAGE, jobPageSizes } from '#api/jobs/search-contract.ts';
import { type ChoiceFieldName, choiceFieldNames, choiceValues, valueLabels } from '#domain/choice-fields.ts';
import { noticeNames } from '#domain/notice-periods.ts';
import { roles } from '#domain/roles.ts';
import { wireChoices } from './contract/choices.ts';
import { courseTypes, educationLevels, levelsWithoutType } from './contract/entries.ts';
import { COUNTRY_CODE, proficiencies } from './contract/personals.ts';

test.each<[string, unknown, unknown]>([
  ['company sizes', companySizes, ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001+']],
  ['location types', locationTypes, ['onsite', 'remote', 'hybrid']],
  ['employment types', employmentTypes, ['ft', 'pt', 'contract']],
  ['job statuses', jobStatuses, ['live', 'draft']],
  [
    'hiring statuses',
    [decisions, hiringStatuses],
    [
      ['shortlisted', 'rejected'],
      ['', 'shortlisted', 'rejected'],
    ],
  ],
  ['roles', [...roles].sort(), ['admin', 'employer', 'job-seeker']],
  ['genders', choiceValues('gender'), ['female', 'male', 'other']],
  ['marital statuses', choiceValues('maritalStatus'), ['single', 'married', 'divorced', 'widowed']],
  ['proficiencies', proficiencies, ['beginner', 'intermediate', 'advanced']],
  ['the country code', COUNTRY_CODE, '91'],
  ['sizes of a page of found jobs', jobPageSizes, [5, 10, 20]],
  ['jobs listed: sizes, and the usual one', [listJobsPageSizes, JOBS_LISTED_PER_PAGE], [[5, 10, 20, 50], 10]],
  ['saved and applied jobs on a page', JOBS_PER_PAGE, 5],
  ['applications on a page', APPLICATIONS_PER_PAGE, 10],
])('%s', (_, offered, expected) => {
  expect(offered).toEqual(expected);
});

test.each(Object.entries(wireChoices(choiceFieldNames)))('every value of %s passes its form', (name, wire) => {
  const values = choiceValues(name as ChoiceFieldName);
  expect(values.map((value) => wire.safeParse(value).data)).toEqual(values);
});

test('hiring modes have their names', () => {
  const hiringModes = valueLabels('hiringMode');
  expect(Object.entries(hiringModes).slice(0, 4)).toEqual([
    ['tp', 'Temporary'],
    ['ft', 'Fulltime'],
    ['c2c', 'Corp to Corp'],
    ['c2h', 'Contract to Hire'],
  ]);
  expect(Object.keys(hiringModes)[4]).toBe('intern');
});

test('notice periods are immediate, serving, and 7 to 90 days', () => {
  const days = ['7 days', '15 days', '30 days', '45 days', '60 days', '90 days'];
  const names = Object.values(noticeNames);
  expect(names.filter((name) => name.endsWith(' days'))).toEqual(days);
  expect(names.filter((name) => !days.includes(name))).toEqual(['Immediate joiner', 'Currently serving notice period']);
});

test('education has five levels, a graduate is shown as Undergraduate, and school levels have no course type', () => {
  expect(Object.keys(educationLevels)).toEqual(['sslc', 'hsc', 'diploma', 'graduate', 'postgraduate']);
  expect(educationLevels.graduate).toBe('Undergraduate');
  expect(levelsWithoutType).toEqual(['sslc', 'hsc']);
  expect(Object.keys(courseTypes)).toEqual(
    expect.arrayContaining(['diploma_engineering', 'bsc', 'bcom', 'btech', 'mtech', 'mca']),
  );
});
