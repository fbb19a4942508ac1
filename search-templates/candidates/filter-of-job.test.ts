import { describe, expect, test } from 'vitest';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { filterOfJob, type JobToFill } from './filter-of-job.ts';

const job: JobToFill = {
  title: 'Senior Java Developer',
  skills: ['Java', 'Spring Boot', 'C++', 'java'],
  experience: { min: 5, max: 9 },
  city: 'Bengaluru',
};
const of = (change: Partial<JobToFill>) => candidateFilter.parse(filterOfJob({ ...job, ...change }));
const words = (badges: { keyword: string }[]) => badges.map(({ keyword }) => keyword);

describe('the search for candidates of a job', () => {
  test('asks for its skills and its title as optional badges, its years and its city', () => {
    const filter = of({});
    expect(words(filter.keyword.badges)).toEqual(['java', 'Spring Boot', 'C++']);
    expect(words(filter.designation.badges)).toEqual(['Senior Java Developer', 'Java Developer']);
    expect([...filter.keyword.badges, ...filter.designation.badges].some(({ mandatory }) => mandatory)).toBe(false);
    expect(filter).toMatchObject({ experience: { min: 5, max: 9 }, selectedCities: ['Bengaluru'] });
  });

  test.each([
    ['Sr. Data Engineer (Contract)', ['Sr. Data Engineer', 'Data Engineer']],
    ['Tester - Pune | urgent', ['Tester']],
    ['C++ Developer [remote]', ['C++ Developer']],
    ['Lead', ['Lead']],
    ['Technical Lead', ['Technical Lead']],
    ['Lead Engineer', ['Lead Engineer']],
    ['Associate Software Engineer', ['Associate Software Engineer', 'Software Engineer']],
    ['Full-stack Developer', ['Full-stack Developer']],
    ['"Star* of sales"', ['Star of sales']],
  ])('reads the title %s', (title, badges) => {
    expect(words(of({ title }).designation.badges)).toEqual(badges);
  });

  test('leaves open what the job doesn’t state', () => {
    const filter = of({ title: '—', skills: ['', '***'], experience: { min: 0, max: 0 }, city: undefined });
    expect(filter).toEqual(candidateFilter.parse({}));
    expect(of({ experience: { min: 0, max: 2 } }).experience).toEqual({ min: null, max: 2 });
    expect(of({ experience: { min: 9, max: 2 } }).experience).toEqual({ min: null, max: null });
  });

  test('can be sent for any job', () => {
    const skills = Array.from({ length: 100 }, (_, at) => `${'x'.repeat(300)} ${at}`);
    expect(() => of({ title: 'y'.repeat(20_000), skills: [...skills, '(((', 'AND OR'] })).not.toThrow();
  });
});
