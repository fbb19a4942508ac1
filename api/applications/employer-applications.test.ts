import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobRecord } from '#api/testing/job-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import { UNDO_DECISION_MS } from './decision-contract.ts';
import { sendDueNotices } from './send-decision-notices.ts';

let api: TestApi;
let owner: Types.ObjectId;
let employer: Send;
let other: Send;
let job: ReturnType<typeof jobRecord>;

beforeAll(async () => {
  api = await startTestApi();
  other = await api.as('employer');
});
afterAll(() => api?.stop());
beforeEach(async () => {
  owner = (await api.makeUser('employer'))._id;
  employer = await api.signIn(owner);
  job = jobRecord({ createdBy: owner });
  await api.deps.changes.jobs.insert([job]);
});

/** A new seeker's application to the job. */
async function application(known: Partial<ApplicationRecord> = {}): Promise<ApplicationRecord> {
  const { _id: user } = await api.makeUser('job-seeker');
  const record: ApplicationRecord = {
    _id: `${user}:${job._id}`,
    user,
    candidate: new Types.ObjectId(),
    job: job._id,
    employer: owner,
    saveStatus: false,
    applicationStatus: true,
    appliedAt: new Date('2026-03-01T10:00:00Z'),
    hiringStatus: '',
    jobId: job.id,
    jobTitle: job.title,
    companyName: 'Godavari Pay',
    ...known,
  };
  await api.deps.mongo.applications.insertMany([record]);
  return record;
}
const list = (query = '', by = employer) => by('GET', `/api/employer/applications${query}`);
const decide = (id: unknown, status: unknown, by = employer) =>
  by('POST', '/api/update-application-status', { body: { id, status } });
const ids = async (query = '') =>
  (await list(query)).body.applications.map(({ _id }: { _id: string }) => _id) as string[];
const hiring = async (_id: string) => (await api.deps.mongo.applications.findOne({ _id }).lean())?.hiringStatus;
/** The notifications after the time in which a decision can be taken back. */
async function noticesOf(user: Types.ObjectId) {
  const at = Date.now() + UNDO_DECISION_MS;
  await sendDueNotices({ ...api.deps, now: () => new Date(at) });
  return api.deps.mongo.notifications.find({ user }).lean();
}

describe('the applications of an employer', () => {
  it('contain job, candidate, action and time', async () => {
    const seeker = await api.makeUser('job-seeker');
    const candidate = { _id: new Types.ObjectId(), user: seeker._id, applicantName: 'Meera Nair' };
    const { _id } = await application({ candidate: candidate._id, saveStatus: true });
    expect((await list()).body).toEqual({
      success: true,
      message: 'Applications found.',
      applications: [
        {
          _id,
          id: _id,
          job: { _id: String(job._id), id: job.id, title: job.title, available: true },
          candidate: {
            _id: String(candidate._id),
            applicantFullName: '',
            emailAddress: null,
            experience: null,
            currentCTC: null,
            noticePeriod: null,
            city: null,
          },
          saveStatus: true,
          applicationStatus: true,
          appliedAt: '2026-03-01T10:00:00.000Z',
          hiringStatus: '',
          undoMs: null,
        },
      ],
      job: null,
      pagination: { currentPage: 1, totalPages: 1, totalCount: 1 },
    });
  });

  it('of one job include its title, by key or number; another’s or a deleted job is 404', async () => {
    const { _id } = await application();
    const second = jobRecord({ createdBy: owner, title: 'Painter' });
    await api.deps.changes.jobs.insert([second]);
    const painter = await application({ _id: `${new Types.ObjectId()}:${second._id}`, job: second._id });
    expect((await list(`?job=${job._id}`)).body).toMatchObject({
      applications: [{ _id }],
      job: { _id: String(job._id), id: job.id, title: job.title },
      pagination: { totalCount: 1 },
    });
    expect(await ids(`?job=${second.id}&status=applied`)).toEqual([painter._id]);
    expect(await ids(`?job=${second._id}&status=saved`)).toEqual([]);
    expect((await list(`?job=${job._id}`, other)).status).toBe(404);
    expect((await list(`?job=${new Types.ObjectId()}`)).status).toBe(404);
    await employer('POST', '/api/delete-jobs', { body: { ids: [String(second._id)] } });
    expect((await list(`?job=${second._id}`)).status).toBe(404);
  });

  it('are sorted newest first, saves last; filtered by All, Applied and Saved', async () => {
    const saved = await application({ applicationStatus: false, saveStatus: true, appliedAt: undefined });
    const older = await application();
    const newer = await application({ appliedAt: new Date('2026-03-02'), saveStatus: true });
    const unsaved = await application({ applicationStatus: false, appliedAt: undefined });
    expect((await ids()).slice(0, 2)).toEqual([newer._id, older._id]);
    expect((await ids('?status=all')).toSorted()).toEqual(
      [saved, older, newer, unsaved].map((each) => each._id).toSorted(),
    );
    expect(await ids('?status=applied')).toEqual([newer._id, older._id]);
    expect((await ids('?status=saved')).toSorted()).toEqual([saved._id, newer._id].toSorted());
  });

  it('can be filtered by decision; a save is not undecided', async () => {
    await application({ applicationStatus: false, saveStatus: true, appliedAt: undefined });
    const open = await application();
    const [shortlisted, rejected] = [await application(), await application()];
    await decide(shortlisted._id, 'shortlisted');
    await decide(rejected._id, 'rejected');
    expect(await ids('?decision=undecided')).toEqual([open._id]);
    expect(await ids('?decision=shortlisted&status=applied')).toEqual([shortlisted._id]);
    expect(await ids('?decision=rejected')).toEqual([rejected._id]);
    expect(await ids('?decision=undecided&status=saved')).toEqual([]);
  });

  it('have pages of 10 by default', async () => {
    for (let at = 0; at < 11; at += 1) await application();
    expect((await list()).body).toMatchObject({ pagination: { currentPage: 1, totalPages: 2, totalCount: 11 } });
    expect(await ids('?page=2')).toHaveLength(1);
    expect(await ids('?page=2&perPage=5')).toHaveLength(5);
  });

  it('are only the employer’s own', async () => {
    await application();
    expect((await list('', other)).body.applications).toEqual([]);
    expect((await list('', await api.as('job-seeker'))).status).toBe(403);
    expect((await list('', await api.as('admin'))).status).toBe(403);
  });

  it('remain after the job is deleted, marked as no longer available', async () => {
    const { _id } = await application();
    await employer('POST', '/api/delete-jobs', { body: { ids: [String(job._id)] } });
    expect((await list()).body.applications).toMatchObject([{ _id, job: { title: job.title, available: false } }]);
  });

  it.each([
    '?job=x',
    '?job[$ne]=x',
    '?job=1&job=2',
    '?status=x',
    '?status[$ne]=x',
    '?decision=x',
    '?decision[$ne]=x',
    '?page=0',
    '?perPage=51',
    '?employer=1',
  ])('refuse %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('a decision', () => {
  it.each([
    ['shortlisted', 'Candidate shortlisted!', 'Shortlisted: Java Developer'],
    ['rejected', 'Candidate rejected.', 'Not selected: Java Developer'],
  ] as const)('%s is stored, and the job seeker is notified', async (status, message, title) => {
    const { _id, user } = await application();
    expect((await decide(_id, status)).body).toEqual({ success: true, message, undoMs: UNDO_DECISION_MS });
    expect((await list()).body.applications[0].hiringStatus).toBe(status);
    expect(await noticesOf(user)).toMatchObject([
      { type: 'application-status', title, link: '/applied-jobs', description: expect.stringContaining(job.id) },
    ]);
  });

  it('once set is final: another one is 409', async () => {
    const { _id, user } = await application();
    await decide(_id, 'rejected');
    for (const status of ['shortlisted', 'rejected']) {
      expect(await decide(_id, status)).toMatchObject({
        status: 409,
        body: { success: false, message: 'This application has been decided already: the candidate was rejected.' },
      });
    }
    expect(await hiring(_id)).toBe('rejected');
    expect(await noticesOf(user)).toHaveLength(1);
  });

  it('of two at the same time, one gets 409 and the seeker is notified once', async () => {
    const { _id, user } = await application();
    const choices = ['shortlisted', 'rejected', 'shortlisted', 'rejected'];
    const answers = await Promise.all(choices.map((status) => decide(_id, status)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const won = choices[answers.findIndex(({ status }) => status === 200)];
    expect(await hiring(_id)).toBe(won);
    expect(await noticesOf(user)).toHaveLength(1);
  });

  it('needs an application: a job only saved is 409', async () => {
    const { _id } = await application({ applicationStatus: false, saveStatus: true });
    expect((await decide(_id, 'shortlisted')).status).toBe(409);
    expect(await hiring(_id)).toBe('');
  });

  it('on an application to another employer’s job is 404 and changes nothing', async () => {
    const { _id, user } = await application();
    const none = `${new Types.ObjectId()}:${new Types.ObjectId()}`;
    const theirs = await decide(_id, 'shortlisted', other);
    expect(theirs).toMatchObject({ status: 404, body: { success: false, message: 'Application not found.' } });
    expect((await decide(none, 'shortlisted', other)).body).toEqual(theirs.body);
    expect((await decide(_id, 'shortlisted', await api.as('admin'))).status).toBe(403);
    expect((await decide(_id, 'shortlisted', await api.signIn(user))).status).toBe(403);
    expect(await hiring(_id)).toBe('');
    expect(await noticesOf(user)).toEqual([]);
  });

  it.each<[string, unknown, unknown]>([
    ['another status', null, 'hired'],
    ['no status', null, ''],
    ['an operator object for an id', { $ne: null }, 'rejected'],
    ['an invalid id', '0123456789abcdef01234567', 'rejected'],
    ['a megabyte', 'x'.repeat(900_000), 'rejected'],
  ])('with %s is refused', async (_, id, status) => {
    const { _id } = await application();
    expect((await decide(id ?? _id, status)).status).toBe(400);
    expect(await hiring(_id)).toBe('');
  });
});

describe('the metrics', () => {
  it('count candidates, own jobs and applications to them, also by day in India', async () => {
    const [today, over] = [0, 86_400_000].map((ago) => new Date(todayInIndia(new Date(Date.now() - ago))));
    await api.deps.changes.jobs.insert([
      jobRecord({ createdBy: owner, status: 'draft', deadline: over! }),
      jobRecord({ createdBy: owner, deadline: today! }),
      jobRecord({ createdBy: owner, deadline: over! }),
    ]);
    await application({ appliedAt: new Date() });
    await application({ appliedAt: new Date() });
    await application({ applicationStatus: false, saveStatus: true, appliedAt: undefined });
    const { status, body } = await employer('GET', '/api/employer/metrics');
    expect(status).toBe(200);
    expect(body.metrics).toEqual({ searchCandidates: 0, proSearch: 0, manageJobs: 4, applicants: 2 });
    expect(body.jobs).toEqual({ live: 3, draft: 1, pastDeadline: 1 });
    expect(body.applicationsByDay).toHaveLength(30);
    expect(body.applicationsByDay.at(-1)).toEqual({ day: todayInIndia(new Date()), count: 2 });
    expect(body.applicationsByDay.slice(0, -1).every(({ count }: { count: number }) => count === 0)).toBe(true);
  });

  it('of an employer without jobs are 0, and visible to no other role', async () => {
    const { body } = await other('GET', '/api/employer/metrics');
    expect(body.metrics).toMatchObject({ manageJobs: 0, applicants: 0 });
    expect((await (await api.as('admin'))('GET', '/api/employer/metrics')).status).toBe(403);
  });
});
