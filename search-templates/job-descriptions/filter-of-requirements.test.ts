import { expect, test } from 'vitest';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import type { JobRequirement } from '#domain/job-requirements.ts';
import { filterOfRequirements } from './filter-of-requirements.ts';

const searchOf = (
  ...requirements: (JobRequirement extends infer One ? (One extends unknown ? Omit<One, 'line'> : never) : never)[]
) => candidateFilter.parse(filterOfRequirements(requirements.map((one) => ({ ...one, line: 1 }) as JobRequirement)));

test('musts are mandatory, what is nice to have only ranks, and what is ignored is left out', () => {
  const { keyword, designation } = searchOf(
    { kind: 'title', title: 'Senior Java Developer', importance: 'must' },
    { kind: 'skill', skill: 'Java', importance: 'must' },
    { kind: 'skill', skill: 'Kafka', importance: 'nice' },
    { kind: 'skill', skill: 'PHP', importance: 'ignore' },
  );
  expect(designation.badges.map((badge) => badge.keyword)).toEqual(['Senior Java Developer', 'Java Developer']);
  expect(keyword.badges.map((badge) => [badge.keyword, badge.mandatory])).toEqual([
    ['Java', true],
    ['Kafka', false],
  ]);
});

test('a title that is nice to have ranks as a keyword and selects none', () => {
  const { keyword, designation } = searchOf(
    { kind: 'title', title: 'Technical Lead', importance: 'nice' },
    { kind: 'skill', skill: 'Java', importance: 'must' },
  );
  expect(designation.badges).toEqual([]);
  expect(keyword.badges.map((badge) => [badge.keyword, badge.mandatory])).toEqual([
    ['Java', true],
    ['Technical Lead', false],
  ]);
});

test('values that must be met select; those that are nice to have also find candidates who don’t state them', () => {
  const values = (importance: 'must' | 'nice') =>
    searchOf(
      { kind: 'experience', min: 5, max: null, importance },
      { kind: 'city', city: 'Pune', importance },
      { kind: 'notice', longest: '15', importance },
      { kind: 'salary', max: 18, importance },
      { kind: 'language', language: 'Hindi', importance },
    );
  const asked = {
    experience: { min: 5, max: null },
    selectedCities: ['Pune'],
    selectedNoticePeriod: ['immediate', 'serving', '7', '15'],
    salary: { min: null, max: 18 },
    selectedLanguages: ['Hindi'],
  };
  expect(values('must')).toMatchObject({ ...asked, salaryStatus: '', alsoNotStated: [] });
  expect(values('nice')).toMatchObject({
    ...asked,
    salaryStatus: 'include-undisclosed',
    alsoNotStated: ['experience', 'location', 'noticePeriod', 'languages'],
  });
});

test('without requirements, or with all ignored, it selects everyone', () => {
  expect(searchOf()).toEqual(candidateFilter.parse({}));
  expect(searchOf({ kind: 'skill', skill: 'Java', importance: 'ignore' })).toEqual(candidateFilter.parse({}));
});
