import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type JobCalls, jobCalls, jobFields } from '#api/testing/job-calls.ts';
import { jobRecord } from '#api/testing/job-record.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import type { JobRecord } from '#mongo/models/job.ts';

let api: TestApi;
let owner: Types.ObjectId;
let employer: JobCalls;
let other: JobCalls;
let admin: JobCalls;
let seeker: JobCalls;

beforeAll(async () => {
  api = await startTestApi();
  other = jobCalls(await api.as('employer'));
  admin = jobCalls(await api.as('admin'));
  seeker = jobCalls(await api.as('job-seeker'));
});
afterAll(() => api?.stop());
beforeEach(async () => {
  owner = (await api.makeUser('employer'))._id;
  employer = jobCalls(await api.signIn(owner));
});

const as = async ({ _id }: { _id: Types.ObjectId }) => jobCalls(await api.signIn(_id));
async function store(known: Partial<JobRecord> = {}) {
  const job = jobRecord({ createdBy: owner, ...known });
  await api.deps.changes.jobs.insert([job]);
  return job;
}

describe('a job’s page', () => {
  it('is visible to everyone while the job is live, by _id or number', async () => {
    const { _id, id } = await employer.made();
    for (const by of [employer, other, admin, seeker]) {
      expect((await by.detail(_id)).body.job.id).toBe(id);
      expect((await by.detail(id)).body.job._id).toBe(_id);
    }
  });

  it('is visible for a draft to its owner, admins, and seekers who saved the job or applied', async () => {
    const { _id } = await employer.made();
    const [applied, saved, neither] = await Promise.all([1, 2, 3].map(() => api.makeUser('job-seeker')));
    for (const [user, marks] of [
      [applied, { saveStatus: false, applicationStatus: true }],
      [saved, { saveStatus: true, applicationStatus: false }],
      [neither, { saveStatus: false, applicationStatus: false }],
    ] as const) {
      await api.deps.mongo.applications.create({
        _id: `${user?._id}:${_id}`,
        user: user?._id,
        candidate: new Types.ObjectId(),
        job: _id,
        employer: owner,
        jobId: 'JOB-000001',
        jobTitle: 'Java Developer',
        ...marks,
      });
    }
    await employer.update(_id, { status: 'draft' });
    expect((await employer.detail(_id)).status).toBe(200);
    expect((await admin.detail(_id)).status).toBe(200);
    expect((await (await as(applied!)).detail(_id)).body.fetchApplications).toEqual({
      saveStatus: false,
      applicationStatus: true,
    });
    expect((await (await as(saved!)).detail(_id)).body.fetchApplications.saveStatus).toBe(true);
    for (const by of [await as(neither!), other, seeker]) {
      expect(await by.detail(_id)).toMatchObject({ status: 404, body: { message: 'Job not found' } });
    }
  });

  it.each(['x', 'JOB-1', '%7B%22$ne%22%3A1%7D', 'JOB-000001%00', '0123456789ABCDEF01234567'])(
    'with the invalid id %s is 400',
    async (key) => {
      expect((await employer.detail(key)).status).toBe(400);
    },
  );
});

describe('the list', () => {
  it('shows an employer its own jobs, newest first, an admin all, a job seeker live ones', async () => {
    await store({ title: 'Older', createdAt: new Date('2026-01-01') });
    await store({ title: 'Newer draft', status: 'draft', createdAt: new Date('2026-01-02') });
    expect(await employer.titles()).toEqual(['Newer draft', 'Older']);
    expect(await jobCalls(await api.as('employer')).titles()).toEqual([]);
    const all = (await admin.list('?perPage=50')).body;
    expect(all.jobs.map(({ title }: { title: string }) => title)).toContain('Newer draft');
    const live = (await seeker.list('?perPage=50')).body.jobs;
    expect(live.every(({ status }: { status: string }) => status === 'live')).toBe(true);
    expect(live.map(({ title }: { title: string }) => title)).toContain('Older');
  });

  it('has pages and their count', async () => {
    for (const at of [1, 2, 3]) await store({ title: `Job ${at}`, createdAt: new Date(2026, 0, at) });
    const { body } = await employer.list('?page=2&perPage=2');
    expect(body.jobs.map(({ title }: { title: string }) => title)).toEqual(['Job 1']);
    expect(body.pagination).toEqual({ currentPage: 2, perPage: 2, totalPages: 2, totalCount: 3 });
    expect((await employer.list('?page=9')).body).toMatchObject({ jobs: [], pagination: { totalCount: 3 } });
  });

  it('can be searched by title and number: each word is a part of either, as it is written', async () => {
    const { id } = await store({ id: 'JOB-777001', title: 'Senior C++ Developer (Pune)' });
    await store({ title: 'Senior Accountant' });
    const found = async (search: string) =>
      (await employer.list(`?search=${encodeURIComponent(search)}`)).body.jobs.map(
        ({ title }: { title: string }) => title,
      );
    expect(await found('senior')).toHaveLength(2);
    expect(await found(' DEV  senior ')).toEqual(['Senior C++ Developer (Pune)']);
    expect(await found('c++ (pune)')).toEqual(['Senior C++ Developer (Pune)']);
    expect(await found(String(id).toLowerCase())).toEqual(['Senior C++ Developer (Pune)']);
    expect(await found('.*')).toEqual([]);
    expect(await jobCalls(await api.as('employer')).list('?search=senior')).toMatchObject({ body: { jobs: [] } });
  });

  it('counts applications for the employer on request: all and the undecided, saves are none', async () => {
    const [applied, none] = [await store({ title: 'Wanted' }), await store({ title: 'Unwanted' })];
    for (const [at, marks] of [
      { applicationStatus: true },
      { applicationStatus: true, hiringStatus: 'rejected' as const },
      { applicationStatus: false, saveStatus: true },
    ].entries()) {
      const user = await api.makeUser('job-seeker');
      await api.deps.mongo.applications.create({
        _id: `${user._id}:${applied._id}`,
        user: user._id,
        candidate: new Types.ObjectId(),
        job: applied._id,
        employer: owner,
        jobId: 'JOB-777002',
        jobTitle: 'Wanted',
        saveStatus: false,
        appliedAt: new Date(2026, 0, at + 1),
        ...marks,
      });
    }
    const { applicants } = (await employer.list('?applicants=1')).body;
    expect(applicants[String(applied._id)]).toEqual({ total: 2, undecided: 1 });
    expect(applicants[String(none._id)]).toBeUndefined();
    expect((await employer.list()).body.applicants).toBeUndefined();
    expect((await admin.list('?applicants=1')).body.applicants).toBeUndefined();
  });

  it.each(['?page=0', '?perPage=51', '?page=x', '?status=draft', '?createdBy[$ne]=1', `?search=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await employer.list(query)).status).toBe(400);
    },
  );
});

describe('deleting', () => {
  it('removes one or many of the employer’s own jobs', async () => {
    const [a, b, c] = [
      await employer.made({ title: 'A' }),
      await employer.made({ title: 'B' }),
      await employer.made({ title: 'C' }),
    ];
    expect((await employer.remove([a._id])).body.message).toBe('Job deleted successfully!');
    expect((await employer.remove([b._id, c.id, b.id])).body.message).toBe('2 jobs deleted successfully!');
    expect(await employer.titles()).toEqual([]);
    expect((await employer.detail(a._id)).status).toBe(404);
  });

  it('is all or nothing: another employer’s job or a deleted one among them is 404', async () => {
    const mine = await employer.made();
    const theirs = (await other.create()).body.job;
    for (const ids of [[mine._id, theirs._id], [mine._id, '0123456789abcdef01234567'], [theirs.id]]) {
      expect(await employer.remove(ids)).toMatchObject({ status: 404, body: { message: 'Job not found' } });
    }
    expect((await employer.detail(mine._id)).status).toBe(200);
    expect((await other.detail(theirs._id)).status).toBe(200);
  });

  it('is also for admins, one job at a time, and never for job seekers', async () => {
    const [a, b] = [await employer.made(), await employer.made()];
    expect((await admin.remove([a._id, b._id])).status).toBe(403);
    expect((await seeker.remove([a._id])).status).toBe(403);
    expect((await admin.remove([a._id])).status).toBe(200);
    expect(await employer.titles()).toEqual([jobFields.title]);
  });

  it.each<[string, unknown]>([
    ['nothing selected', []],
    ['no list', undefined],
    ['an operator object', { $ne: null }],
  ])('with %s says so', async (_, ids) => {
    expect(await employer.remove(ids)).toMatchObject({ status: 400, body: { message: 'No jobs selected' } });
  });

  it.each<[string, unknown[]]>([
    ['an operator object', [{ $ne: null }]],
    ['101 ids', Array.from({ length: 101 }, () => String(new Types.ObjectId()))],
    ['a megabyte', ['x'.repeat(900_000)]],
  ])('with %s among the ids is refused', async (_, ids) => {
    expect((await employer.remove(ids)).status).toBe(400);
  });

  it('twice concurrently deletes once', async () => {
    const { _id } = await employer.made();
    const answers = await Promise.all([employer.remove([_id]), employer.remove([_id])]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect((await employer.detail(_id)).status).toBe(404);
  });
});
