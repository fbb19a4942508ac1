import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
let employer: Send;
let employerId: Types.ObjectId;
const candidate = candidateRecord({
  emailAddress: 'asha@example.in',
  phoneNumber: { countryCode: '91', number: '9876543210' },
});
const path = (call: string, id: unknown = candidate._id) => `/api/candidate/${id}/${call}`;

beforeAll(async () => {
  api = await startTestApi();
  employerId = (await api.makeUser('employer'))._id;
  employer = await api.signIn(employerId);
  await api.deps.changes.candidates.insert([candidate]);
});
afterAll(() => api.stop());

describe('GET /candidate/{id}/contact', () => {
  it('returns phones and emails, counts no profile view, and is in the audit log', async () => {
    const { status, body } = await employer('GET', path('contact'));
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Contact found.',
        contact: {
          phoneNumber: { countryCode: '91', number: '9876543210' },
          alternatePhoneNumber: null,
          emailAddress: 'asha@example.in',
          alternateEmailAddress: null,
        },
      },
    ]);
    expect(await api.deps.mongo.viewHistory.countDocuments({ candidateId: candidate._id })).toBe(0);
    expect(await api.deps.mongo.auditEntries.findOne({ by: employerId, action: 'view' }).lean()).toMatchObject({
      kind: 'candidate',
      records: [String(candidate._id)],
    });
  });
});

describe('GET /candidate/{id}/activity', () => {
  it('returns the caller’s own and shared lists, and applications only to its own jobs', async () => {
    const other = (await api.makeUser('employer'))._id;
    const now = new Date('2026-02-03T04:05:06Z');
    const list = (owner: Types.ObjectId, name: string, sharedWith: Types.ObjectId[] = []) => ({
      _id: new Types.ObjectId(),
      owner,
      name,
      nameKey: `${owner}:${name}`,
      slot: `${owner}:${name}`,
      candidates: [candidate._id],
      sharedWith,
      createdAt: now,
      updatedAt: now,
    });
    await api.deps.mongo.shortlists.insertMany([
      list(employerId, 'own'),
      list(other, 'shared', [employerId]),
      list(other, 'theirs'),
    ]);
    const application = (owner: Types.ObjectId, jobTitle: string) => ({
      _id: `${new Types.ObjectId()}:${new Types.ObjectId()}`,
      user: new Types.ObjectId(),
      candidate: candidate._id,
      job: new Types.ObjectId(),
      employer: owner,
      saveStatus: false,
      applicationStatus: true,
      appliedAt: now,
      hiringStatus: '' as const,
      jobId: 'JOB-000001',
      jobTitle,
    });
    await api.deps.mongo.applications.insertMany([application(employerId, 'Tester'), application(other, 'Cook')]);
    const { body } = await employer('GET', path('activity'));
    expect(body.lists.map(({ name }: { name: string }) => name).toSorted()).toEqual(['own', 'shared']);
    expect(body.applications).toMatchObject([
      { job: { title: 'Tester' }, appliedAt: now.toISOString(), hiringStatus: '' },
    ]);
  });
});

describe.each(['contact', 'activity'])('%s', (call) => {
  it('is for recruiters: seekers get 403, without a session 401, an unknown candidate is 404, no id 400', async () => {
    expect((await (await api.as('job-seeker'))('GET', path(call))).status).toBe(403);
    expect((await api.anyone('GET', path(call))).status).toBe(401);
    expect((await employer('GET', path(call, new Types.ObjectId()))).status).toBe(404);
    expect((await employer('GET', path(call, 'SAN-000001'))).status).toBe(400);
  });
});
