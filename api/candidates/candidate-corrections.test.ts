import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

let api: TestApi;
let employer: Send;
let other: Send;
let record: ReturnType<typeof candidateRecord>;
let id: string;

beforeAll(async () => {
  api = await startTestApi();
  [employer, other] = [await api.as('employer'), await api.as('employer')];
});
afterAll(() => api.stop());
beforeEach(() => insert({}));

async function insert(more: Partial<CandidateRecord>): Promise<void> {
  record = {
    ...candidateRecord(),
    noticePeriod: '60',
    presentAddress: {
      addressLine1: '4 Lake Road',
      city: 'Mysuru',
      district: 'Mysuru',
      state: 'Karnataka',
      zipCode: '570001',
    },
    ...more,
  };
  id = String(record._id);
  await api.deps.changes.candidates.insert([record]);
}
const correct = (body: unknown, send = employer) => send('POST', `/api/candidate/${id}/correction`, { body });
const corrections = async (send = employer) => (await send('GET', `/api/candidate/${id}/corrections`)).body.corrections;
const stored = async () => (await api.deps.mongo.candidates.findOne({ _id: record._id }).lean<CandidateRecord>())!;

it('corrects the record of a person without an account, and keeps the former values', async () => {
  const { status, body } = await correct({
    noticePeriod: '30',
    currentCTC: 12.5,
    phoneNumber: '9812345678',
    city: 'Poona',
  });
  expect([status, body.message]).toEqual([200, 'The profile was corrected.']);
  expect(await stored()).toMatchObject({
    noticePeriod: '30',
    currentCTC: { amount: 12.5, currency: 'INR' },
    phoneNumber: { countryCode: '91', number: '9812345678' },
    presentAddress: { city: 'Pune', district: 'Pune', state: 'Maharashtra' },
    updatedBy: 'Asha Rao',
  });
  expect((await stored()).presentAddress).not.toHaveProperty('addressLine1');
  expect(body.corrections).toMatchObject([
    {
      byName: 'Asha Rao',
      isNote: false,
      changes: [
        { field: 'noticePeriod', from: '60 days', to: '30 days' },
        { field: 'currentCTC', to: '₹12.5 LPA' },
        { field: 'phoneNumber', to: '+91 9812345678' },
        { field: 'city', from: 'Mysuru', to: 'Pune' },
      ],
    },
  ]);
  expect(await corrections(other)).toEqual(body.corrections);
});

it('beside a job seeker’s own profile it is a note that only its author’s company sees', async () => {
  await insert({ user: new Types.ObjectId() });
  const before = await stored();
  const { status, body } = await correct({ noticePeriod: '30', city: 'Pune' });
  expect([status, body.message]).toEqual([200, 'Noted for your company; the profile is the candidate’s own.']);
  const { corrections: _notes, revision: _raised, unpublished: _mark, ...after } = await stored();
  const { revision: _first, unpublished: _none, ...unchanged } = before;
  expect(after).toEqual(unchanged);
  expect(body.corrections).toMatchObject([{ isNote: true, changes: [{ to: '30 days' }, { to: 'Pune' }] }]);
  expect(await corrections(other)).toEqual([]);
  expect(await corrections(await api.as('admin'))).toEqual([]);
});

it('is no part of the profile that others read', async () => {
  await correct({ noticePeriod: '30' });
  const { body } = await employer('GET', `/api/fetch-candidate/${id}`);
  expect(JSON.stringify(body)).not.toContain('corrections');
});

it('two at once keep both corrections and their history', async () => {
  const answers = await Promise.all([
    correct({ noticePeriod: '15' }),
    correct({ expectedCTC: 20 }, other),
    ...[21, 22, 23].map((currentCTC) => correct({ currentCTC }, other)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await stored()).toMatchObject({ noticePeriod: '15', expectedCTC: { amount: 20 } });
  const changed = (await corrections()).flatMap(({ changes }: { changes: { to: string }[] }) =>
    changes.map(({ to }) => to),
  );
  expect(changed.toSorted()).toEqual(['15 days', '₹20 LPA', '₹21 LPA', '₹22 LPA', '₹23 LPA']);
});

it('keeps the newest hundred', async () => {
  for (let at = 0; at < 101; at += 1) await correct({ currentCTC: at % 2 === 0 ? 1 : 2 });
  expect(await corrections()).toHaveLength(100);
});

it.each([
  [{}, 'Correct at least one value.'],
  [{ noticePeriod: '60' }, 'Nothing differs from the profile.'],
  [{ noticePeriod: '61' }, 'noticePeriod'],
  [{ currentCTC: 1250000 }, 'A salary is in LPA: 0 to 99.9, with at most one decimal.'],
  [{ expectedCTC: 1.25 }, 'A salary is in LPA: 0 to 99.9, with at most one decimal.'],
  [{ phoneNumber: '12345' }, 'Contact should be a valid 10 digit Number!'],
  [{ city: '<b>' }, 'Only alphabetic characters are allowed.'],
  [{ city: { $gt: '' } }, 'Enter the name of a city.'],
  [{ applicantName: 'Somebody else' }, 'applicantName'],
])('%j is refused: %s', async (body, message) => {
  const answer = await correct(body);
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining(message)]);
  expect(await corrections()).toEqual([]);
});

it('a removed candidate is not found', async () => {
  await api.deps.changes.candidates.remove(record._id);
  expect((await correct({ noticePeriod: '30' })).status).toBe(404);
});
