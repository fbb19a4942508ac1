import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobRecord } from '#api/testing/job-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import type { JobRecord } from '#mongo/models/job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const today = todayInIndia(new Date());
const yesterday = todayInIndia(new Date(Date.now() - DAY_MS));
const fields = {
  title: 'Java Developer',
  description: 'Builds payment services.',
  skills: ['Java', 'Spring Boot'],
  requirements: ['Patience'],
  experience: { min: 2, max: 5 },
  salary: { min: 6.5, max: 12 },
  location: { type: 'onsite', city: 'Pune' },
  industry: 'Banking & Finance',
  employmentType: 'ft',
  deadline: today,
};

let api: TestApi;
let owner: Types.ObjectId;
let employer: Send;
let other: Send;
let admin: Send;
let seeker: Send;

beforeAll(async () => {
  api = await startTestApi();
  other = await api.as('employer');
  admin = await api.as('admin');
  seeker = await api.as('job-seeker');
});
afterAll(() => api?.stop());
beforeEach(async () => {
  owner = (await api.makeUser('employer'))._id;
  employer = await api.signIn(owner);
});

const create = (more: object = {}, by = employer) =>
  by('POST', '/api/create-job', { body: { ...fields, isEnable: true, ...more } });
const update = (id: string, more: object = {}, by = employer) =>
  by('PUT', `/api/update-job/${id}`, { body: { ...fields, status: 'live', ...more } });
const remove = (ids: unknown, by = employer) => by('POST', '/api/delete-jobs', { body: { ids } });
const detail = (id: string, by = employer) => by('GET', `/api/job-detail/${id}`);
const list = (query = '', by = employer) => by('GET', `/api/list-jobs${query}`);
const titles = async (by = employer) => (await list('', by)).body.jobs.map(({ title }: { title: string }) => title);
const made = async (more: object = {}): Promise<{ _id: string; id: string }> => (await create(more)).body.job;
async function store(known: Partial<JobRecord> = {}): Promise<string> {
  const record = jobRecord({ createdBy: owner, ...known });
  await api.deps.changes.jobs.insert([record]);
  return String(record._id);
}

describe('creating', () => {
  it('stores the job under the next number, in the name of the company, and gives it back whole', async () => {
    await api.deps.mongo.employers.create({ user: owner, companyName: 'Godavari Pay', updatedAt: new Date() });
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: expect.stringMatching(/^Job JOB-\d{6} created successfully!$/),
      job: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), id: expect.stringMatching(/^JOB-\d{6}$/) },
    });
    expect((await detail(body.job._id)).body).toEqual({
      success: true,
      message: 'Job found.',
      job: {
        ...fields,
        ...body.job,
        status: 'live',
        isEnable: true,
        createdAt: expect.any(String),
        createdBy: { _id: String(owner), companyName: 'Godavari Pay' },
      },
      fetchApplications: { saveStatus: false, applicationStatus: false },
      version: expect.any(String),
    });
  });

  it('with isEnable false makes a draft, without it a live job', async () => {
    const draft = await made({ isEnable: false });
    expect((await detail(draft._id)).body.job).toMatchObject({ status: 'draft', isEnable: false });
    const { isEnable: _, ...body } = { ...fields, isEnable: true };
    const live = await employer('POST', '/api/create-job', { body });
    expect((await detail(live.body.job._id)).body.job).toMatchObject({ status: 'live', isEnable: true });
  });

  it('gives each a number of its own, also at once', async () => {
    const jobs = await Promise.all([made(), made(), made()]);
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(3);
  });

  it('trims texts, takes amounts as typed, keeps a skill once, and no city but for onsite', async () => {
    const { _id } = await made({
      title: '  Java Developer\n',
      skills: [' Java ', 'java', 'SQL'],
      experience: { min: '0', max: '2.5' },
      location: { type: 'remote', city: 'Pune' },
    });
    expect((await detail(_id)).body.job).toMatchObject({
      title: 'Java Developer',
      skills: ['Java', 'SQL'],
      experience: { min: 0, max: 2.5 },
      location: { type: 'remote', city: null },
    });
  });

  it.each<[string, object, string]>([
    ['no title', { title: ' ' }, 'Title is required!'],
    ['no description', { description: '' }, 'Description is required!'],
    ['no skill', { skills: [] }, 'Add ≥1'],
    ['no requirement', { requirements: [] }, 'Add ≥1'],
    ['an empty skill', { skills: [' '] }, 'Empty entries are not allowed.'],
    ['500 skills', { skills: Array.from({ length: 500 }, (_, at) => `Skill ${at}`) }, 'At most 100 entries!'],
    ['no number', { experience: { min: '', max: 3 } }, 'Number needed'],
    ['words for a number', { salary: { min: 'much', max: 3 } }, 'Number needed'],
    ['a number below 0', { salary: { min: -1, max: 3 } }, 'Number needed'],
    ['a number of three digits', { experience: { min: 1, max: 100 } }, 'Number needed'],
    ['max below min experience', { experience: { min: 5, max: 4 } }, '≥ min exp'],
    ['max below min salary', { salary: { min: 5, max: 4.9 } }, '≥ min sal'],
    ['another location type', { location: { type: 'moon' } }, 'Select one'],
    ['no location', { location: undefined }, 'Select one'],
    ['onsite without a city', { location: { type: 'onsite', city: ' ' } }, 'Required for onsite'],
    ['a city of digits', { location: { type: 'onsite', city: '411001' } }, 'Only alphabetic characters are allowed.'],
    ['an industry with digits', { industry: 'Web3' }, 'Only alphabetic characters are allowed.'],
    ['no industry', { industry: '' }, 'Industry is required!'],
    ['another employment type', { employmentType: 'intern' }, 'Select one'],
    ['no deadline', { deadline: '' }, 'Deadline is required!'],
    ['a deadline that is no date', { deadline: '2099-02-30' }, 'Deadline must be a date!'],
    ['a deadline of yesterday', { deadline: yesterday }, 'Deadline cannot be earlier than today!'],
    ['a deadline before 1900', { deadline: '1899-12-31' }, 'Deadline cannot be earlier than today!'],
    ['a deadline after 2100', { deadline: '2101-01-01' }, 'Deadline is too far away!'],
    ['a title of 201', { title: 't'.repeat(201) }, 'Title may have at most 200 characters!'],
    ['a megabyte', { description: 'd'.repeat(900_000) }, 'Description may have at most 20,000 characters!'],
    ['an operator object', { title: { $ne: '' } }, 'Title is required!'],
    ['a null character', { title: 'a\0b' }, 'Null characters are not allowed.'],
    ['half a surrogate pair', { skills: ['\ud83d'] }, 'Text must be valid Unicode.'],
    ['a status of one’s choice', { status: 'live' }, "Unknown field 'status'."],
    ['another’s account', { createdBy: '0123456789abcdef01234567' }, "Unknown field 'createdBy'."],
  ])('%s is refused', async (_, more, message) => {
    const { status, body } = await create(more);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: expect.stringContaining(message) });
    expect(await titles()).toEqual([]);
  });

  it('keeps HTML, right-to-left text and emoji as what they are: text', async () => {
    const more = { title: '<img src=x onerror=alert(1)>', skills: ['😀', 'عربي'] };
    const { _id } = await made(more);
    expect((await detail(_id)).body.job).toMatchObject(more);
  });

  it('is the employer’s alone', async () => {
    expect((await create({}, admin)).status).toBe(403);
    expect((await create({}, seeker)).status).toBe(403);
  });
});

describe('updating', () => {
  it('changes all fields; status puts it live or takes it off, and isEnable follows', async () => {
    const { _id, id } = await made();
    const changed = { title: 'Kotlin Developer', location: { type: 'hybrid' }, salary: { min: 1, max: 2 } };
    expect((await update(id, { ...changed, status: 'draft' })).body).toEqual({
      success: true,
      message: 'Job updated successfully!',
    });
    expect((await detail(_id)).body.job).toMatchObject({
      ...changed,
      location: { type: 'hybrid', city: null },
      status: 'draft',
      isEnable: false,
    });
    await update(_id);
    expect((await detail(_id)).body.job).toMatchObject({ title: fields.title, status: 'live', isEnable: true });
  });

  it('needs a deadline of today or later, and a status', async () => {
    const { _id } = await made();
    expect((await update(_id, { deadline: yesterday })).body.message).toBe('Deadline cannot be earlier than today!');
    expect((await update(_id, { status: 'closed' })).body.message).toBe('Select one');
    expect((await update(_id, { isEnable: true })).body.message).toBe("Unknown field 'isEnable'.");
  });

  it('another employer’s job is 404 as one that is not there, and nothing changes', async () => {
    const { _id, id } = await made();
    const before = (await detail(_id)).body.job;
    for (const key of [_id, id, '0123456789abcdef01234567', 'JOB-999999']) {
      expect(await update(key, { title: 'Mine now' }, other)).toMatchObject({
        status: 404,
        body: { success: false, message: 'Job not found' },
      });
    }
    expect((await update(_id, { title: 'Mine now' }, admin)).status).toBe(403);
    expect((await update(_id, { title: 'Mine now' }, seeker)).status).toBe(403);
    expect((await detail(_id)).body.job).toEqual(before);
  });

  it('opened in two tabs: the second to save is told, and nothing of the first is lost', async () => {
    const { _id } = await made();
    const { version } = (await detail(_id)).body;
    expect((await update(_id, { title: 'From one tab', version })).status).toBe(200);
    expect(await update(_id, { title: 'From the other', version })).toMatchObject({
      status: 409,
      body: { success: false, message: expect.stringContaining('changed elsewhere') },
    });
    const after = (await detail(_id)).body;
    expect(after.job.title).toBe('From one tab');
    expect((await update(_id, { title: 'From the other', version: after.version })).status).toBe(200);
    expect((await update(_id, { title: 'Without a version' })).status).toBe(200);
  });

  it('saved in two tabs in the same moment: one goes in, the other is told', async () => {
    const { _id } = await made();
    const { version } = (await detail(_id)).body;
    const names = ['One', 'Two', 'Three'];
    const answers = await Promise.all(names.map((title) => update(_id, { title, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = names[answers.findIndex(({ status }) => status === 200)];
    expect((await detail(_id)).body.job.title).toBe(won);
  });

  it('another name of the company meanwhile is no change of the job', async () => {
    const { _id } = await made();
    const { version } = (await detail(_id)).body;
    await api.deps.changes.jobs.update(new Types.ObjectId(_id), { $set: { companyName: 'Another name' } });
    expect((await update(_id, { version })).status).toBe(200);
  });

  it('a job that was deleted stays deleted', async () => {
    const { _id } = await made();
    await remove([_id]);
    expect((await update(_id)).status).toBe(404);
    const both = await made();
    await Promise.all([update(both._id), remove([both._id])]);
    expect((await detail(both._id)).status).toBe(404);
    expect(await titles()).toEqual([]);
  });
});

describe('the page of a job', () => {
  it('that is live is everybody’s, by its _id or its number', async () => {
    const { _id, id } = await made();
    for (const by of [employer, other, admin, seeker]) {
      expect((await detail(_id, by)).body.job.id).toBe(id);
      expect((await detail(id, by)).body.job._id).toBe(_id);
    }
  });

  it('that is a draft is its owner’s, the admins’, and of who saved it or applied to it', async () => {
    const { _id } = await made();
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
    await update(_id, { status: 'draft' });
    expect((await detail(_id)).status).toBe(200);
    expect((await detail(_id, admin)).status).toBe(200);
    expect((await detail(_id, await api.signIn(applied!._id))).body.fetchApplications).toEqual({
      saveStatus: false,
      applicationStatus: true,
    });
    expect((await detail(_id, await api.signIn(saved!._id))).body.fetchApplications.saveStatus).toBe(true);
    for (const by of [await api.signIn(neither!._id), other, seeker]) {
      expect(await detail(_id, by)).toMatchObject({ status: 404, body: { message: 'Job not found' } });
    }
  });

  it.each(['x', 'JOB-1', '%7B%22$ne%22%3A1%7D', 'JOB-000001%00', '0123456789ABCDEF01234567'])(
    '%s is no id: 400',
    async (key) => {
      expect((await detail(key)).status).toBe(400);
    },
  );
});

describe('the list', () => {
  it('shows an employer its own, newest first, an admin all, a job seeker the live ones', async () => {
    await store({ title: 'Older', createdAt: new Date('2026-01-01') });
    await store({ title: 'Newer draft', status: 'draft', createdAt: new Date('2026-01-02') });
    expect(await titles()).toEqual(['Newer draft', 'Older']);
    expect(await titles(await api.as('employer'))).toEqual([]);
    const all = (await list('?perPage=50', admin)).body;
    expect(all.jobs.map(({ title }: { title: string }) => title)).toContain('Newer draft');
    const live = (await list('?perPage=50', seeker)).body.jobs;
    expect(live.every(({ status }: { status: string }) => status === 'live')).toBe(true);
    expect(live.map(({ title }: { title: string }) => title)).toContain('Older');
  });

  it('comes in pages with their count', async () => {
    for (const at of [1, 2, 3]) await store({ title: `Job ${at}`, createdAt: new Date(2026, 0, at) });
    const { body } = await list('?page=2&perPage=2');
    expect(body.jobs.map(({ title }: { title: string }) => title)).toEqual(['Job 1']);
    expect(body.pagination).toEqual({ currentPage: 2, perPage: 2, totalPages: 2, totalCount: 3 });
    expect((await list('?page=9')).body).toMatchObject({ jobs: [], pagination: { totalCount: 3 } });
  });

  it.each(['?page=0', '?perPage=51', '?page=x', '?status=draft', '?createdBy[$ne]=1'])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('deleting', () => {
  it('takes one or many of the employer’s own away', async () => {
    const [a, b, c] = [await made({ title: 'A' }), await made({ title: 'B' }), await made({ title: 'C' })];
    expect((await remove([a._id])).body.message).toBe('Job deleted successfully!');
    expect((await remove([b._id, c.id, b.id])).body.message).toBe('2 jobs deleted successfully!');
    expect(await titles()).toEqual([]);
    expect((await detail(a._id)).status).toBe(404);
  });

  it('is all or nothing: another employer’s job or one that is gone among them is 404', async () => {
    const mine = await made();
    const theirs = (await create({}, other)).body.job;
    for (const ids of [[mine._id, theirs._id], [mine._id, '0123456789abcdef01234567'], [theirs.id]]) {
      expect(await remove(ids)).toMatchObject({ status: 404, body: { message: 'Job not found' } });
    }
    expect((await detail(mine._id)).status).toBe(200);
    expect((await detail(theirs._id, other)).status).toBe(200);
  });

  it('of any one job is an admin’s too, one at a time; a job seeker’s never', async () => {
    const [a, b] = [await made(), await made()];
    expect((await remove([a._id, b._id], admin)).status).toBe(403);
    expect((await remove([a._id], seeker)).status).toBe(403);
    expect((await remove([a._id], admin)).status).toBe(200);
    expect(await titles()).toEqual([fields.title]);
  });

  it.each<[string, unknown]>([
    ['nothing selected', []],
    ['no list', undefined],
    ['an operator object', { $ne: null }],
  ])('with %s says so', async (_, ids) => {
    expect(await remove(ids)).toMatchObject({ status: 400, body: { message: 'No jobs selected' } });
  });

  it.each<[string, unknown[]]>([
    ['an operator object', [{ $ne: null }]],
    ['101 ids', Array.from({ length: 101 }, () => String(new Types.ObjectId()))],
    ['a megabyte', ['x'.repeat(900_000)]],
  ])('with %s among the ids is refused', async (_, ids) => {
    expect((await remove(ids)).status).toBe(400);
  });

  it('twice at once takes it away once', async () => {
    const { _id } = await made();
    const answers = await Promise.all([remove([_id]), remove([_id])]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect((await detail(_id)).status).toBe(404);
  });
});
