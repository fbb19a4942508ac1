import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notify } from '#api/notifications/notify.ts';
import { jobRecord } from '#api/testing/job-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { JobRecord } from '#mongo/models/job.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let owner: Types.ObjectId;
let employer: Send;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  owner = (await api.makeUser('employer'))._id;
  employer = await api.signIn(owner);
});

async function makeJob(known: Partial<JobRecord> = {}) {
  const job = jobRecord({ createdBy: owner, ...known });
  await api.deps.changes.jobs.insert([job]);
  return job;
}

async function apply(job: { _id: Types.ObjectId; id: string }, known: Partial<ApplicationRecord> = {}) {
  const user = new Types.ObjectId();
  await api.deps.mongo.applications.insertMany([
    {
      ...{ _id: `${user}:${job._id}`, user, candidate: new Types.ObjectId(), job: job._id, employer: owner },
      ...{ saveStatus: false, applicationStatus: true, appliedAt: new Date('2026-03-02'), hiringStatus: '' },
      ...{ jobId: job.id, jobTitle: 'Java Developer', ...known },
    },
  ]);
}

const queue = async (by = employer) => (await by('GET', '/api/employer/work-queue')).body;
const inDays = (days: number) => new Date(`${todayInIndia(new Date(Date.now() + days * DAY_MS))}T00:00:00Z`);

describe('the work queue of an employer', () => {
  it('counts undecided applications by job, the longest wait first; the total equals the list’s', async () => {
    const [newer, older, gone] = [await makeJob(), await makeJob({ title: 'Painter' }), await makeJob()];
    await apply(newer);
    await apply(newer);
    await apply(older, { appliedAt: new Date('2026-03-01') });
    await apply(older, { hiringStatus: 'rejected' });
    await apply(older, { applicationStatus: false, saveStatus: true, appliedAt: undefined });
    await apply(gone);
    await api.deps.changes.jobs.remove(gone._id);
    const { undecided } = await queue();
    expect(undecided).toEqual({
      total: 4,
      jobs: [
        { _id: String(older._id), id: older.id, title: 'Painter', count: 1, oldest: '2026-03-01T00:00:00.000Z' },
        expect.objectContaining({ _id: String(newer._id), count: 2 }),
      ],
    });
    const list = await employer('GET', '/api/employer/applications?decision=undecided');
    expect(list.body.pagination.totalCount).toBe(undecided.total);
    const ofOlder = await employer('GET', `/api/employer/applications?decision=undecided&job=${older._id}`);
    expect(ofOlder.body.pagination.totalCount).toBe(1);
  });

  it('sums unread reports by saved search until they are read; deleted searches and other notes don’t count', async () => {
    const made = await employer('POST', '/api/saved-searches', { body: { name: 'Welders', filter: {} } });
    const search = new Types.ObjectId(made.body.search._id as string);
    const note = { user: owner, type: 'system-alert' as const, title: 'New', description: 'New' };
    await notify(api.deps, { ...note, newMatches: { search, count: 3 } });
    await notify(api.deps, { ...note, newMatches: { search, count: 4 } });
    await notify(api.deps, { ...note, newMatches: { search: new Types.ObjectId(), count: 9 } });
    await notify(api.deps, note);
    const [row, ...others] = (await queue()).newMatches;
    expect(others).toEqual([]);
    expect(row).toMatchObject({ search: { _id: String(search), name: 'Welders' }, count: 7 });
    for (const id of row.notifications) await employer('PUT', '/api/ticket-read-status', { body: { id } });
    expect((await queue()).newMatches).toEqual([]);
  });

  it('lists live jobs from today’s deadline to the seventh day, with their applicants', async () => {
    const [last, first] = [await makeJob({ deadline: inDays(7) }), await makeJob({ deadline: inDays(0) })];
    for (const days of [-1, 8]) await makeJob({ deadline: inDays(days) });
    await makeJob({ deadline: inDays(1), status: 'draft' });
    await apply(last, { hiringStatus: 'shortlisted' });
    const { endingJobs } = await queue();
    expect(endingJobs).toMatchObject({
      total: 2,
      jobs: [
        { _id: String(first._id), daysLeft: 0, applicants: 0 },
        { _id: String(last._id), daysLeft: 7, applicants: 1 },
      ],
    });
  });

  it('is empty for another employer, and refused to other roles', async () => {
    const job = await makeJob({ deadline: inDays(2) });
    await apply(job);
    expect(await queue(await api.as('employer'))).toMatchObject({
      undecided: { total: 0, jobs: [] },
      newMatches: [],
      endingJobs: { total: 0, jobs: [] },
    });
    for (const role of ['admin', 'job-seeker'] as const)
      expect((await (await api.as(role))('GET', '/api/employer/work-queue')).status).toBe(403);
  });
});
