import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type JobCalls, jobCalls, jobFields } from '#api/testing/job-calls.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import { updateJob } from './change-job.ts';
import { updateJobBody } from './contract.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const yesterday = todayInIndia(new Date(Date.now() - DAY_MS));

let api: TestApi;
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
  employer = jobCalls(await api.as('employer'));
});

describe('updating', () => {
  it('changes all fields; status decides between live and draft, and isEnable follows', async () => {
    const { _id, id } = await employer.made();
    const changed = { title: 'Kotlin Developer', location: { type: 'hybrid' }, salary: { min: 1, max: 2 } };
    expect((await employer.update(id, { ...changed, status: 'draft' })).body).toEqual({
      success: true,
      message: 'Job updated successfully!',
    });
    expect((await employer.detail(_id)).body.job).toMatchObject({
      ...changed,
      location: { type: 'hybrid', city: null },
      status: 'draft',
      isEnable: false,
    });
    await employer.update(_id);
    expect((await employer.detail(_id)).body.job).toMatchObject({
      title: jobFields.title,
      status: 'live',
      isEnable: true,
    });
  });

  it('requires a deadline of today or later, and a status', async () => {
    const { _id } = await employer.made();
    expect((await employer.update(_id, { deadline: yesterday })).body.message).toBe(
      'Deadline cannot be earlier than today!',
    );
    expect((await employer.update(_id, { status: 'closed' })).body.message).toBe('Select one');
    expect((await employer.update(_id, { isEnable: true })).body.message).toBe("Unknown field 'isEnable'.");
  });

  it('another employer’s job is 404 like a missing one, and nothing changes', async () => {
    const { _id, id } = await employer.made();
    const before = (await employer.detail(_id)).body.job;
    for (const key of [_id, id, '0123456789abcdef01234567', 'JOB-999999']) {
      expect(await other.update(key, { title: 'Mine now' })).toMatchObject({
        status: 404,
        body: { success: false, message: 'Job not found' },
      });
    }
    expect((await admin.update(_id, { title: 'Mine now' })).status).toBe(403);
    expect((await seeker.update(_id, { title: 'Mine now' })).status).toBe(403);
    expect((await employer.detail(_id)).body.job).toEqual(before);
  });

  it('opened in two tabs: the second to save gets 409, and nothing of the first is lost', async () => {
    const { _id } = await employer.made();
    const { version } = (await employer.detail(_id)).body;
    expect((await employer.update(_id, { title: 'From one tab', version })).status).toBe(200);
    expect(await employer.update(_id, { title: 'From the other', version })).toMatchObject({
      status: 409,
      body: { success: false, message: expect.stringContaining('changed elsewhere') },
    });
    const after = (await employer.detail(_id)).body;
    expect(after.job.title).toBe('From one tab');
    expect((await employer.update(_id, { title: 'From the other', version: after.version })).status).toBe(200);
    expect((await employer.update(_id, { title: 'Without a version' })).status).toBe(200);
  });

  it('saved in two tabs at the same time: one is stored, the other gets 409', async () => {
    const { _id } = await employer.made();
    const { version } = (await employer.detail(_id)).body;
    const names = ['One', 'Two', 'Three'];
    const answers = await Promise.all(names.map((title) => employer.update(_id, { title, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = names[answers.findIndex(({ status }) => status === 200)];
    expect((await employer.detail(_id)).body.job.title).toBe(won);
  });

  it('a meanwhile renamed company does not count as a change of the job', async () => {
    const { _id } = await employer.made();
    const { version } = (await employer.detail(_id)).body;
    await api.deps.changes.jobs.update(new Types.ObjectId(_id), { $set: { companyName: 'Another name' } });
    expect((await employer.update(_id, { version })).status).toBe(200);
  });

  it('a job that was deleted stays deleted', async () => {
    const { _id } = await employer.made();
    await employer.remove([_id]);
    expect((await employer.update(_id)).status).toBe(404);
    const both = await employer.made();
    await Promise.all([employer.update(both._id), employer.remove([both._id])]);
    expect((await employer.detail(both._id)).status).toBe(404);
    expect(await employer.titles()).toEqual([]);
  });

  it('a job made live while its employer is deleted becomes a draft', async () => {
    const { _id: owner } = await api.makeUser('employer');
    const { _id } = await jobCalls(await api.signIn(owner)).made({ isEnable: false });
    await api.deps.mongo.users.deleteOne({ _id: owner });
    const live = updateJobBody.parse({ ...jobFields, status: 'live', title: 'Last words' });
    await updateJob(api.deps, { key: _id, employer: String(owner) }, live);
    expect(await api.deps.mongo.jobs.findById(_id).lean()).toMatchObject({
      title: 'Last words',
      status: 'draft',
      isEnable: false,
    });
  });
});
