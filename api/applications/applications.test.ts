import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobRecord } from '#api/testing/job-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import type { JobRecord } from '#mongo/models/job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OWN = { 'sec-fetch-site': 'same-origin' };
let api: TestApi;
let user: Types.ObjectId;
let seeker: Send;
let employer: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  employer = (await api.makeUser('employer'))._id;
});
afterAll(() => api?.stop());
beforeEach(async () => {
  user = (await api.makeUser('job-seeker'))._id;
  seeker = await api.signIn(user);
});

async function makeJob(known: Partial<JobRecord> = {}): Promise<string> {
  const record = jobRecord({ createdBy: employer, ...known });
  await api.deps.changes.jobs.insert([record]);
  return String(record._id);
}
const jobs = () => api.deps.changes.jobs;
const oid = (id: string) => new Types.ObjectId(id);
const toggle = (jobId: unknown, by = seeker) => by('POST', '/api/toggle-save', { body: { jobId } });
const remove = (jobId: string, headers: Record<string, string> = OWN) =>
  seeker('GET', `/api/remove-saved-job/${jobId}`, { headers });
const apply = (jobId: unknown, by = seeker) => by('POST', '/api/apply-job', { body: { jobId } });
const mine = async (by = seeker) => (await by('GET', '/api/my-applications')).body;
const list = (page: string, more: object = {}, by = seeker) => by('POST', '/api/job-list', { body: { page, ...more } });
const stored = (by = user) => api.deps.mongo.applications.find({ user: by }).lean();
const notices = () => api.deps.mongo.notifications.find({ user: employer }).sort({ createdAt: -1 }).lean();
const day = (at: number) => new Date(`${todayInIndia(new Date(at))}T00:00:00Z`);

describe('saving', () => {
  it('toggles: saved, then not saved', async () => {
    const job = await makeJob();
    expect((await toggle(job)).body).toEqual({ success: true, message: 'Job saved.', savedList: [job] });
    expect(await mine()).toEqual({
      success: true,
      message: 'Applications found.',
      savedList: [job],
      appliedList: [],
      popup: false,
    });
    expect((await toggle(job)).body).toMatchObject({ success: true, savedList: [] });
    expect((await mine()).savedList).toEqual([]);
  });

  it('remove-saved-job removes a job, also twice', async () => {
    const job = await makeJob();
    await toggle(job);
    for (let n = 0; n < 2; n += 1) {
      expect(await remove(job)).toMatchObject({ status: 200, body: { success: true } });
      expect((await mine()).savedList).toEqual([]);
    }
  });

  it('remove-saved-job answers only our own pages', async () => {
    const job = await makeJob();
    await toggle(job);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, {} as Record<string, string>]) {
      expect((await remove(job, headers)).status).toBe(403);
    }
    expect((await mine()).savedList).toEqual([job]);
  });

  it('a deleted job can be removed, but not saved', async () => {
    const [saved, other] = [await makeJob(), await makeJob()];
    await toggle(saved);
    await jobs().remove(oid(saved));
    await jobs().remove(oid(other));
    expect((await toggle(other)).status).toBe(404);
    expect((await toggle(saved)).body.savedList).toEqual([]);
    expect((await toggle(saved)).status).toBe(404);
  });

  it('a draft is 404, like a missing job; a saved job that becomes a draft stays listed', async () => {
    const draft = await makeJob({ status: 'draft' });
    const message = 'This job is no longer available.';
    expect(await toggle(draft)).toMatchObject({ status: 404, body: { success: false, message } });
    expect(await toggle(String(new Types.ObjectId()))).toMatchObject({ status: 404, body: { message } });
    expect((await remove(draft)).status).toBe(404);
    const job = await makeJob();
    await toggle(job);
    await jobs().update(oid(job), { $set: { status: 'draft' } });
    expect((await list('saved')).body.jobs).toMatchObject([{ _id: job, available: true, open: false }]);
  });

  it('two concurrent calls leave one record', async () => {
    const job = await makeJob();
    const answers = await Promise.all([toggle(job), toggle(job), toggle(job)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toHaveLength(1);
  });

  it('another seeker’s saved jobs and applications are private', async () => {
    const job = await makeJob();
    await toggle(job);
    await apply(job);
    const other = await api.as('job-seeker');
    expect(await mine(other)).toMatchObject({ savedList: [], appliedList: [] });
    expect((await other('GET', `/api/remove-saved-job/${job}`, { headers: OWN })).status).toBe(404);
    expect((await list('saved', {}, other)).body.jobs).toEqual([]);
    expect((await list('applied', {}, other)).body.jobs).toEqual([]);
    expect(await mine()).toMatchObject({ savedList: [job], appliedList: [job] });
  });
});

describe('applying', () => {
  it('keeps the job’s title and company as they were, and notifies the employer', async () => {
    const job = await makeJob({ title: 'Site Engineer', companyName: 'Narmada Infra' });
    expect(await apply(job)).toMatchObject({ status: 200, body: { success: true } });
    expect((await mine()).appliedList).toEqual([job]);
    expect((await notices())[0]).toMatchObject({
      type: 'job-application',
      title: 'New application: Site Engineer',
      description: expect.stringMatching(/^Asha Rao applied for Site Engineer \(JOB-\d+\)\.$/),
      link: '/job-applications',
      isRead: false,
    });
    await jobs().update(oid(job), { $set: { title: 'Chef', companyName: 'Another' } });
    const [listed] = (await list('applied')).body.jobs;
    expect(listed).toMatchObject({ title: 'Site Engineer', createdBy: { companyName: 'Narmada Infra' } });
  });

  it('is independent of saving the job, before or after', async () => {
    const job = await makeJob();
    await toggle(job);
    await apply(job);
    expect(await mine()).toMatchObject({ savedList: [job], appliedList: [job] });
    await toggle(job);
    expect(await mine()).toMatchObject({ savedList: [], appliedList: [job] });
    await toggle(job);
    expect(await mine()).toMatchObject({ savedList: [job], appliedList: [job] });
    expect(await stored()).toHaveLength(1);
  });

  it('twice is refused', async () => {
    const job = await makeJob();
    await apply(job);
    const [first] = await stored();
    const message = 'You have already applied for this job.';
    expect(await apply(job)).toMatchObject({ status: 409, body: { success: false, message } });
    expect(await stored()).toEqual([first]);
  });

  it('twice concurrently counts once, and the employer is notified once', async () => {
    const before = (await notices()).length;
    const job = await makeJob();
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(job)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await stored()).toHaveLength(1);
    expect((await notices()).length).toBe(before + 1);
  });

  it('to a draft is refused, even if it was saved', async () => {
    const job = await makeJob();
    await toggle(job);
    await jobs().update(oid(job), { $set: { status: 'draft' } });
    const message = 'This job does not take applications at the moment.';
    expect(await apply(job)).toMatchObject({ status: 409, body: { success: false, message } });
    const other = await makeJob({ status: 'draft' });
    expect((await apply(other)).status).toBe(404);
    expect((await mine()).appliedList).toEqual([]);
  });

  it('is possible on the day of the deadline in India, and refused the day after', async () => {
    const [today, over] = [day(Date.now()), day(Date.now() - DAY_MS)];
    expect((await apply(await makeJob({ deadline: today }))).status).toBe(200);
    const message = 'The deadline to apply for this job is over.';
    expect(await apply(await makeJob({ deadline: over }))).toMatchObject({ status: 409, body: { message } });
    expect(await stored()).toHaveLength(1);
  });

  it('to a deleted job is refused', async () => {
    const job = await makeJob();
    await jobs().remove(oid(job));
    const message = 'This job is no longer available.';
    expect(await apply(job)).toMatchObject({ status: 404, body: { success: false, message } });
    expect(await stored()).toEqual([]);
  });

  it('during the deletion of the job succeeds completely or leaves nothing', async () => {
    for (let round = 0; round < 8; round += 1) {
      const job = await makeJob();
      const [answer] = await Promise.all([apply(job), jobs().remove(oid(job))]);
      const records = (await stored()).filter((each) => String(each.job) === job);
      if (answer.status === 200)
        expect(records).toMatchObject([{ applicationStatus: true, jobTitle: 'Java Developer' }]);
      else {
        expect(answer).toMatchObject({ status: 404, body: { message: 'This job is no longer available.' } });
        expect(records).toEqual([]);
      }
    }
  });

  it('keeps a save if the job is deleted concurrently', async () => {
    const job = await makeJob();
    await toggle(job);
    const [answer] = await Promise.all([apply(job), jobs().remove(oid(job))]);
    const { savedList, appliedList } = await mine();
    expect(savedList).toEqual([job]);
    expect(appliedList).toEqual(answer.status === 200 ? [job] : []);
  });
});

describe('the saved and the applied list', () => {
  it('show the newest first, five per page', async () => {
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) made.push(await makeJob({ title: `Job ${n}` }));
    for (const job of made) await apply(job);
    const first = await list('applied');
    expect(first.body.pagination).toEqual({ currentPage: 1, totalPages: 2, totalCount: 7 });
    expect(first.body.jobs.map((job: { _id: string }) => job._id)).toEqual(made.toReversed().slice(0, 5));
    const second = await list('applied', { pageNum: 2, perPage: 5 });
    expect(second.body.jobs.map((job: { title: string }) => job.title)).toEqual(['Job 1', 'Job 0']);
  });

  it('show what a card needs, with the employer’s decision', async () => {
    const job = await makeJob({ skills: ['Java', 'SQL'] });
    await apply(job);
    await api.deps.mongo.applications.updateOne({ _id: `${user}:${job}` }, { $set: { hiringStatus: 'shortlisted' } });
    expect((await list('applied')).body.jobs).toEqual([
      {
        _id: job,
        id: expect.stringMatching(/^JOB-\d{6}$/),
        title: 'Java Developer',
        skills: ['Java', 'SQL'],
        experience: { min: 2, max: 5 },
        salary: { min: 6, max: 12 },
        location: { type: 'onsite', city: 'Pune' },
        industry: 'Banking',
        employmentType: 'ft',
        deadline: '2099-01-01',
        status: 'live',
        createdAt: '2026-02-03T04:05:06.000Z',
        createdBy: { _id: String(employer), companyName: 'Godavari Pay' },
        available: true,
        open: true,
        saveStatus: false,
        applicationStatus: true,
        hiringStatus: 'shortlisted',
        savedAt: null,
        appliedAt: expect.any(String),
      },
    ]);
  });

  it('a deleted job stays visible by title and company, as no longer available', async () => {
    const job = await makeJob();
    await apply(job);
    await toggle(job);
    await jobs().remove(oid(job));
    for (const page of ['saved', 'applied']) {
      const [listed] = (await list(page)).body.jobs;
      expect(listed).toMatchObject({
        _id: job,
        title: 'Java Developer',
        createdBy: { companyName: 'Godavari Pay' },
        available: false,
        open: false,
      });
    }
  });

  it('say so if they are empty', async () => {
    for (const page of ['saved', 'applied']) {
      const { body } = await list(page);
      expect(body).toEqual({
        success: true,
        message: `No ${page} jobs found`,
        jobs: [],
        pagination: { currentPage: 1, totalPages: 0, totalCount: 0 },
      });
    }
  });
});

describe('bad input is refused and changes nothing', () => {
  it.each<[string, unknown]>([
    ['an operator object', { $ne: null }],
    ['no id', undefined],
    ['a number', 5],
    ['a short id', 'abc'],
    ['the display number', 'JOB-000001'],
    ['a null character', `${'a'.repeat(23)}\0`],
    ['half a surrogate pair', '\ud83d'],
    ['HTML', '<b>x</b>'],
    ['a megabyte', 'a'.repeat(1_000_000)],
  ])('%s as a job', async (_, jobId) => {
    for (const send of [toggle, apply]) {
      const { status, body } = await send(jobId);
      expect([400, 413]).toContain(status);
      expect(body.success).toBe(false);
    }
    expect(await stored()).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['another list', { page: 'all' }],
    ['an operator object', { page: { $ne: '' } }],
    ['a page of 0', { page: 'saved', pageNum: 0 }],
    ['numbers as text', { page: 'saved', pageNum: '1' }],
    ['51 a page', { page: 'saved', perPage: 51 }],
    ['another’s account', { page: 'saved', user: String(new Types.ObjectId()) }],
  ])('%s as a list', async (_, body) => {
    expect((await seeker('POST', '/api/job-list', { body })).status).toBe(400);
  });

  it('another’s account in addition to the job', async () => {
    const job = await makeJob();
    const body = { jobId: job, userId: String(new Types.ObjectId()) };
    for (const path of ['/api/apply-job', '/api/toggle-save']) {
      expect((await seeker('POST', path, { body })).status).toBe(400);
    }
  });
});
