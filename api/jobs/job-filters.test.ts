import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { generateJobs } from '#mongo/seed/generator/generate-jobs.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

let api: TestApi;
let me: Send;
const jobs = () => me('GET', '/api/job-filters');

beforeAll(async () => {
  api = await startTestApi();
  const { _id: createdBy } = await api.makeUser('employer');
  me = await api.signIn(createdBy);
  const [own] = generateJobs({ seed: 1, count: 1, createdBy });
  const job = {
    ...own!,
    title: 'Java Developer',
    skills: ['Java'],
    experience: { min: 2, max: 5 },
    location: { type: 'onsite' as const, city: 'Pune' },
    salary: { min: 6, max: 12 },
  };
  const [gone, anothers] = generateJobs({ seed: 2, count: 2, from: 5, createdBy });
  await api.deps.changes.jobs.insert([job, gone!, { ...anothers!, createdBy: new Types.ObjectId() }]);
  await api.deps.changes.jobs.remove(gone!._id);
  const fits = { skills: ['Java'], currentTitles: ['Senior Java Developer'], experienceMonths: 36, city: 'Pune' };
  await api.index([
    makeCandidate('0000000000000000000000f1', fits),
    makeCandidate('0000000000000000000000f2', { ...fits, experienceMonths: 12 }),
    makeCandidate('0000000000000000000000f3', { ...fits, city: 'Delhi' }),
  ]);
});
afterAll(() => api.stop());

it('an employer gets its own jobs, each with a search that finds fitting candidates', async () => {
  const { body } = await jobs();
  expect(body.jobs).toHaveLength(1);
  expect(body.jobs[0]).toMatchObject({ title: 'Java Developer', filter: { selectedCities: ['Pune'] } });
  expect(body.jobs[0].salary).toEqual({ min: 6, max: 12 });
  const found = await me('POST', '/api/advance-filter', { body: body.jobs[0].filter });
  expect(found.body.candidates.map(({ _id }: { _id: string }) => _id)).toEqual(['0000000000000000000000f1']);
});

it('another employer’s jobs are never included; admins and job seekers get none', async () => {
  expect((await (await api.as('employer'))('GET', '/api/job-filters')).body.jobs).toEqual([]);
  for (const role of ['admin', 'job-seeker'] as const) {
    expect((await (await api.as(role))('GET', '/api/job-filters')).status).toBe(403);
  }
});
