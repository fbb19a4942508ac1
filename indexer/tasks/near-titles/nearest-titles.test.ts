import { describe, expect, test } from 'vitest';
import { MOST_NEAR, NearestTitles } from './nearest-titles.ts';
import { TitleCounts, type TitleSource } from './title-profiles.ts';

/** `SDET < QA Engineer: Selenium, Java` is an SDET who was a QA Engineer before. */
function person(text: string): TitleSource {
  const [titles = '', skills = ''] = text.split(': ');
  return {
    jobs: titles.split(' < ').map((title, at) => ({ title, isCurrent: at === 0 })),
    primarySkills: skills.split(', ').filter((skill) => skill !== ''),
    otherSkills: [],
  };
}
const people = (number: number, text: string) => Array.from({ length: number }, () => person(text));

function nearest(sources: TitleSource[], leastPeople = 1) {
  const counts = new TitleCounts();
  for (const source of sources) counts.add(source);
  const profiler = counts.profiler(leastPeople);
  for (const source of sources) profiler.add(source);
  const titles = new NearestTitles(profiler.profiles());
  const numbers = new Map(Array.from({ length: titles.size }, (_, at) => [titles.profile(at).name, at]));
  return (name: string) => {
    const number = numbers.get(name);
    return number === undefined ? [] : titles.nearestTo(number);
  };
}

const office = [
  ...people(5, 'QA Engineer: Selenium, JIRA, Excel'),
  ...people(5, 'SDET: Selenium, JIRA, Excel'),
  ...people(5, 'Java Developer: Spring Boot, Kafka, Excel'),
  ...people(5, 'Accountant: Tally, GST, Excel'),
  ...people(5, 'Office Assistant: Excel'),
];

describe('the nearest titles', () => {
  test('are those with the same skills', () => {
    expect(nearest(office)('qa engineer')[0]?.title).toBe('SDET');
  });

  test('are hardly those that share a skill of all trades', () => {
    const near = nearest(office)('qa engineer');
    const of = (title: string) => near.find((one) => one.title === title)?.nearness ?? 0;
    expect(of('Accountant')).toBeLessThan(of('SDET') / 3);
  });

  test('are nearer if the same people have held both', () => {
    const nearness = (before: string) =>
      nearest([...office, ...people(5, `Release Lead${before}: Selenium, Excel`)])('release lead').find(
        ({ name }) => name === 'qa engineer',
      )?.nearness ?? 0;
    expect(nearness(' < QA Engineer')).toBeGreaterThan(nearness(''));
  });

  test('are nearer if many people have them', () => {
    const of = (number: number) =>
      nearest([...office, ...people(number, 'Quality Analyst: Selenium, JIRA, Excel')])('qa engineer').find(
        ({ title }) => title === 'Quality Analyst',
      )?.nearness ?? 0;
    expect(of(10)).toBeGreaterThan(of(1));
  });

  test('contain none that a search for the title finds anyway', () => {
    const near = nearest([...office, ...people(5, 'Mobile QA Engineer: Selenium, JIRA, Excel')])('qa engineer');
    expect(near.map(({ name }) => name)).not.toContain('mobile qa engineer');
  });

  test('come in the spelling of most', () => {
    const sdets = [...people(2, 'release analyst: Selenium, JIRA'), ...people(3, 'Release Analyst: Selenium, JIRA')];
    expect(nearest([...office, ...sdets])('qa engineer').map(({ title }) => title)).toContain('Release Analyst');
  });

  test('have at least as many people as asked', () => {
    const rare = [...office, ...people(2, 'Quality Analyst: Selenium, JIRA, Excel')];
    expect(nearest(rare, 3)('qa engineer').map(({ title }) => title)).not.toContain('Quality Analyst');
    expect(nearest(rare, 3)('quality analyst')).toEqual([]);
  });

  test(`are at most ${MOST_NEAR}, nearest first`, () => {
    const trades = Array.from({ length: 40 }, (_, at) => people(3, `Trade${at}x Tester: Selenium, JIRA`)).flat();
    const near = nearest([...office, ...trades])('qa engineer');
    expect(near).toHaveLength(MOST_NEAR);
    expect(near.map(({ nearness }) => nearness)).toEqual(
      near.map(({ nearness }) => nearness).toSorted((a, b) => b - a),
    );
  });
});

describe('bad data', () => {
  test.each<[what: string, source: TitleSource]>([
    ['no jobs and no skills', { jobs: [], primarySkills: [], otherSkills: [] }],
    ['titles without a word', person('—: Java')],
    ['skills without a word', person('QA Engineer: —')],
    ['400 skills', { ...person('Stuffed Expertise: '), otherSkills: Array.from({ length: 400 }, (_, at) => `S${at}`) }],
    ['400 jobs', { ...person(Array.from({ length: 400 }, (_, at) => `Trade${at}x Tester`).join(' < ')) }],
    ['a skill 500 times', { ...person('Accountant: '), primarySkills: Array(500).fill('Selenium') }],
  ])('%s leave the near titles of others as they are', (_what, source) => {
    expect(nearest([...office, source])('qa engineer')[0]?.title).toBe('SDET');
  });
});
