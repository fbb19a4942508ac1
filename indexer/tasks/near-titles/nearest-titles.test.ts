import { describe, expect, test } from 'vitest';
import { MOST_NEAR, NearestTitles, type NearTitle } from './nearest-titles.ts';
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

/** The titles near to a name, over these people. */
async function nearTo(name: string, sources: TitleSource[], leastPeople = 1): Promise<NearTitle[]> {
  const counts = new TitleCounts();
  for (const source of sources) counts.add(source);
  const profiler = counts.profiler(leastPeople);
  for (const source of sources) profiler.add(source);
  const titles = await NearestTitles.of(profiler.profiles());
  const number = Array.from({ length: titles.size }, (_, at) => titles.title(at).name).indexOf(name);
  return number < 0 ? [] : titles.nearestTo(number);
}
const names = (near: NearTitle[]) => near.map(({ title }) => title);

const office = [
  ...people(5, 'QA Engineer: Selenium, JIRA, Excel'),
  ...people(5, 'SDET: Selenium, JIRA, Excel'),
  ...people(5, 'Java Developer: Spring Boot, Kafka, Excel'),
  ...people(5, 'Accountant: Tally, GST, Excel'),
  ...people(5, 'Office Assistant: Excel'),
];

describe('the nearest titles', () => {
  test('are those with the same skills', async () => {
    expect(names(await nearTo('qa engineer', office))[0]).toBe('SDET');
  });

  test('are hardly those that share a skill of all trades', async () => {
    const near = await nearTo('qa engineer', office);
    const of = (title: string) => near.find((one) => one.title === title)?.nearness ?? 0;
    expect(of('Accountant')).toBeLessThan(of('SDET') / 3);
  });

  test('are nearer if the same people have held both', async () => {
    const nearness = async (before: string) => {
      const all = [...office, ...people(5, `Release Lead${before}: Selenium, Excel`)];
      return (await nearTo('release lead', all)).find(({ name }) => name === 'qa engineer')?.nearness ?? 0;
    };
    expect(await nearness(' < QA Engineer')).toBeGreaterThan(await nearness(''));
  });

  test('are nearer if many people have them', async () => {
    const of = async (number: number) => {
      const all = [...office, ...people(number, 'Quality Analyst: Selenium, JIRA, Excel')];
      return (await nearTo('qa engineer', all)).find(({ title }) => title === 'Quality Analyst')?.nearness ?? 0;
    };
    expect(await of(10)).toBeGreaterThan(await of(1));
  });

  test('contain none that a search for the title finds anyway', async () => {
    const near = await nearTo('qa engineer', [...office, ...people(5, 'Mobile QA Engineer: Selenium, JIRA, Excel')]);
    expect(near.map(({ name }) => name)).not.toContain('mobile qa engineer');
  });

  test('come in the spelling of most', async () => {
    const sdets = [...people(2, 'release analyst: Selenium, JIRA'), ...people(3, 'Release Analyst: Selenium, JIRA')];
    expect(names(await nearTo('qa engineer', [...office, ...sdets]))).toContain('Release Analyst');
  });

  test('have at least as many people as asked', async () => {
    const rare = [...office, ...people(2, 'Quality Analyst: Selenium, JIRA, Excel')];
    expect(names(await nearTo('qa engineer', rare, 3))).not.toContain('Quality Analyst');
    expect(await nearTo('quality analyst', rare, 3)).toEqual([]);
  });

  test(`are at most ${MOST_NEAR}, nearest first`, async () => {
    const trades = Array.from({ length: 40 }, (_, at) => people(3, `Trade${at}x Tester: Selenium, JIRA`)).flat();
    const near = await nearTo('qa engineer', [...office, ...trades]);
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
  ])('%s leave the near titles of others as they are', async (_what, source) => {
    expect(names(await nearTo('qa engineer', [...office, source]))[0]).toBe('SDET');
  });
});
