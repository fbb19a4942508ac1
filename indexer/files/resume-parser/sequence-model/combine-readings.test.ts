import { expect, test } from 'vitest';
import type { ParsedResume, ReadJob } from '#indexer/files/resume-parser/reading.ts';
import { combineReadings } from './combine-readings.ts';
import type { ModelReadings } from './compose-entries.ts';

const reading = <T>(value: T, confidence = 0.9) => ({ value, confidence, at: { start: 0, end: 1 } });
const empty = { name: null, jobs: [], education: [], skills: [], languages: [], certifications: [] };
const rules = (of: Partial<ParsedResume>): ParsedResume => ({
  ...{ ...empty, emails: [], phones: [], city: null, experience: null, summary: null },
  ...of,
});
const model = (of: Partial<ModelReadings>): ModelReadings => ({ ...empty, ...of });
const clerk: ReadJob = { title: 'Clerk', employer: 'Asha Stores', from: { year: 2018 }, isOngoing: true };

test('what both read alike is surer than what one read', () => {
  const { jobs } = combineReadings(
    rules({ jobs: [reading(clerk)] }),
    model({ jobs: [reading(clerk), reading({ ...clerk, from: { year: 2015 } })] }),
  );
  expect(jobs[0]?.confidence).toBeGreaterThan(0.95);
  expect(jobs[1]?.confidence).toBeLessThan(0.9);
});

test('the model’s jobs replace others of the rules, and take a missing fact from the job of the same period', () => {
  const other = { ...clerk, title: 'Asha Stores', employer: 'Clerk' };
  expect(
    combineReadings(rules({ jobs: [reading(other)] }), model({ jobs: [reading(clerk)] })).jobs.map(
      ({ value }) => value,
    ),
  ).toEqual([clerk]);
  const { employer: _, ...partial } = clerk;
  expect(
    combineReadings(rules({ jobs: [reading(clerk)] }), model({ jobs: [reading(partial)] })).jobs[0]?.value,
  ).toEqual(clerk);
});

test('the rules’ whole jobs are taken where the model read at most half of them', () => {
  const cashier: ReadJob = { title: 'Cashier', employer: 'Bela Bank', from: { year: 2015 }, isOngoing: false };
  const jobsOf = (...byRules: ReadJob[]) =>
    combineReadings(
      rules({ jobs: byRules.map((job) => reading(job)) }),
      model({ jobs: [reading({ ...clerk, employer: 'Bela Bank' })] }),
    ).jobs.map(({ value }) => value.employer);
  expect(jobsOf(clerk, cashier)).toEqual(['Asha Stores', 'Bela Bank']);
  expect(jobsOf(clerk)).toEqual(['Bela Bank']);
  const { employer: _, ...partial } = cashier;
  expect(jobsOf(clerk, partial)).toEqual(['Bela Bank']);
});

test('without any of the model’s, the rules’ remain', () => {
  expect(combineReadings(rules({ jobs: [reading(clerk)], skills: [reading('Excel')] }), model({}))).toMatchObject({
    jobs: [{ value: clerk }],
    skills: [{ value: 'Excel' }],
  });
});

test('the rules’ certificates are not those lines that the model reads as something else', () => {
  const at = (start: number) => ({ start, end: start + 5 });
  const certifications = ['CCNA', 'B.Com'].map((value, index) => ({ ...reading(value), at: at(index * 10) }));
  const education = [{ ...reading({ course: 'B.Com' }), at: at(10) }];
  const read = combineReadings(rules({ certifications }), model({ education })).certifications;
  expect(read.map(({ value }) => value)).toEqual(['CCNA']);
});

test('a name is completed, never replaced', () => {
  const nameOf = (one: string, other: string) =>
    combineReadings(rules({ name: reading(one) }), model({ name: reading(other, 0.99) })).name?.value;
  expect(nameOf('Harjit Singh', 'Harjit Singh Kalra')).toBe('Harjit Singh Kalra');
  expect(nameOf('Harjit Singh', 'Sales Officer')).toBe('Harjit Singh');
});

test('languages that only the model reads are added if it is sure', () => {
  const languages = [reading('English', 0.97), reading('Hindi', 0.97), reading('Tamil', 0.6)];
  const read = combineReadings(rules({ languages: [reading('Hindi')] }), model({ languages })).languages;
  expect(read.map(({ value }) => value)).toEqual(['Hindi', 'English']);
});

test('the same school and board are those of the qualification above', () => {
  const education = [
    reading({ course: 'HSC', institution: 'Asha School', board: 'CBSE', year: 2021 }),
    reading({ course: 'SSLC', institution: 'the same school', board: 'same board', year: 2019 }),
  ];
  expect(combineReadings(rules({}), model({ education })).education[1]?.value).toMatchObject({
    institution: 'Asha School',
    board: 'CBSE',
  });
});

test('the rules’ jobs, where they are twice as many, leave out places too', () => {
  const cashier = { ...clerk, title: 'Cashier', employer: 'Bela Bank' };
  const jobs = [clerk, cashier].map((job) => reading({ ...job, employer: `${job.employer}, Pune, India` }));
  const read = combineReadings(rules({ jobs }), model({ jobs: [reading(clerk)] })).jobs;
  expect(read.map(({ value }) => value.employer)).toEqual([clerk.employer, cashier.employer]);
});
