import { errors } from '@elastic/elasticsearch';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { jobRecord } from '#api/testing/job-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { CandidateDocument } from '#search-templates/candidates/document.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

let api: TestApi;
let owner: Types.ObjectId;
let employer: Send;

const skill = (name: string) => ({ _id: new Types.ObjectId(), skill: name });
const asha: [Partial<CandidateRecord>, Partial<CandidateDocument>] = [
  {
    primarySkills: [skill('Java')],
    workExperience: [{ _id: new Types.ObjectId(), jobTitle: 'Java Developer', isOngoing: true }],
    experience: { year: 9, month: 0 },
    expectedCTC: { amount: 11, currency: 'INR' },
    presentAddress: { city: 'Poona' },
  },
  {
    skills: ['Java'],
    currentTitles: ['Java Developer'],
    resumeText: 'Ran k8s clusters',
    experienceMonths: 108,
    expectedCtc: 11,
    city: 'Pune',
  },
];
const bare: typeof asha = [{ presentAddress: { city: 'Delhi' } }, { city: 'Delhi' }];

async function apply([record, document]: typeof asha, job: ReturnType<typeof jobRecord>, isIndexed = true) {
  const candidate = candidateRecord(record);
  await api.deps.changes.candidates.insert([candidate]);
  if (isIndexed) {
    const index = `${api.namespace}-candidates`;
    const whole = makeCandidate(String(candidate._id), document);
    await api.deps.elasticsearch.index({ index, id: whole.id, document: whole, refresh: true });
  }
  const user = new Types.ObjectId();
  const marks = { saveStatus: false, applicationStatus: true, appliedAt: new Date(), hiringStatus: '' as const };
  const about = { job: job._id, employer: job.createdBy, jobId: job.id, jobTitle: job.title, companyName: 'Godavari' };
  const _id = `${user}:${job._id}`;
  await api.deps.mongo.applications.insertMany([{ _id, user, candidate: candidate._id, ...about, ...marks }]);
  return _id;
}

async function shown(query = '') {
  const { status, body } = await employer('GET', `/api/employer/applications${query}`);
  expect(status).toBe(200);
  type Row = { _id: string; requirements?: { name: string; asked: string; state: string }[] };
  return new Map<string, string[] | undefined>(
    body.applications.map(({ _id, requirements }: Row) => [
      _id,
      requirements?.map(({ name, asked, state }) => `${name}${asked && `: ${asked}`} – ${state}`),
    ]),
  );
}

beforeAll(async () => {
  api = await startTestApi();
  await api.index([]);
  owner = (await api.makeUser('employer'))._id;
  employer = await api.signIn(owner);
});
afterAll(() => api.stop());

it('an application says what of the job’s requirements is met, missing and not stated', async () => {
  const job = jobRecord({ createdBy: owner, title: 'Senior Java Developer', skills: ['Java', 'Kubernetes', 'Kafka'] });
  const painter = jobRecord({ createdBy: owner, title: 'Painter', skills: [], location: { type: 'remote' } });
  await api.deps.changes.jobs.insert([job, painter]);
  const [first, second, third] = [await apply(asha, job), await apply(bare, job), await apply(asha, painter)];
  const sent = vi.spyOn(api.deps.elasticsearch.transport, 'request');
  const rows = await shown();
  // one search per job, however many applied
  expect(sent.mock.calls.filter(([{ path }]) => path.endsWith('/_search'))).toHaveLength(2);
  sent.mockRestore();
  expect(rows.get(first)).toEqual([
    'Title: Senior Java Developer or Java Developer – met',
    'Java – met',
    'Kubernetes – met',
    'Kafka – missing',
    'Location: Pune – met',
    'Experience: 2–5 years – missing',
    'Expected salary: at most 12 LPA – met',
  ]);
  expect(rows.get(second)).toEqual([
    'Title: Senior Java Developer or Java Developer – unstated',
    'Java – unstated',
    'Kubernetes – unstated',
    'Kafka – unstated',
    'Location: Pune – missing',
    'Experience: 2–5 years – unstated',
    'Expected salary: at most 12 LPA – unstated',
  ]);
  expect(rows.get(third)).toEqual([
    'Title: Painter – missing',
    'Experience: 2–5 years – missing',
    'Expected salary: at most 12 LPA – met',
  ]);
});

it('without a document, a job or the search engine, an application is listed without requirements', async () => {
  const job = jobRecord({ createdBy: owner });
  const gone = jobRecord({ createdBy: owner });
  await api.deps.changes.jobs.insert([job, gone]);
  const [listed, unindexed, ofGone] = [await apply(asha, job), await apply(asha, job, false), await apply(asha, gone)];
  await employer('POST', '/api/delete-jobs', { body: { ids: [String(gone._id)] } });
  const rows = await shown();
  expect(rows.get(listed)).toHaveLength(5);
  expect([...rows.keys()]).toEqual(expect.arrayContaining([unindexed, ofGone]));
  expect([rows.get(unindexed), rows.get(ofGone)]).toEqual([undefined, undefined]);
  const away = new errors.ConnectionError('away');
  const sent = vi.spyOn(api.deps.elasticsearch.transport, 'request').mockRejectedValue(away);
  const without = await shown(`?job=${job._id}`);
  expect([...without.entries()]).toEqual(expect.arrayContaining([[listed, undefined]]));
  sent.mockRestore();
});
