import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type JobCalls, jobCalls, jobFields } from '#api/testing/job-calls.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { todayInIndia } from '#domain/day-in-india.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const yesterday = todayInIndia(new Date(Date.now() - DAY_MS));

let api: TestApi;
let owner: Types.ObjectId;
let employer: JobCalls;
let admin: JobCalls;
let seeker: JobCalls;

beforeAll(async () => {
  api = await startTestApi();
  admin = jobCalls(await api.as('admin'));
  seeker = jobCalls(await api.as('job-seeker'));
});
afterAll(() => api?.stop());
beforeEach(async () => {
  owner = (await api.makeUser('employer'))._id;
  employer = jobCalls(await api.signIn(owner));
});

describe('creating', () => {
  it('stores the job under the next number with the company’s name, and returns the whole job', async () => {
    await api.deps.mongo.employers.create({ user: owner, companyName: 'Godavari Pay', updatedAt: new Date() });
    const { status, body } = await employer.create();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: expect.stringMatching(/^Job JOB-\d{6} created successfully!$/),
      job: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), id: expect.stringMatching(/^JOB-\d{6}$/) },
    });
    expect((await employer.detail(body.job._id)).body).toEqual({
      success: true,
      message: 'Job found.',
      job: {
        ...jobFields,
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

  it('with isEnable false creates a draft, without it a live job', async () => {
    const draft = await employer.made({ isEnable: false });
    expect((await employer.detail(draft._id)).body.job).toMatchObject({ status: 'draft', isEnable: false });
    const live = await employer.made({ isEnable: undefined });
    expect((await employer.detail(live._id)).body.job).toMatchObject({ status: 'live', isEnable: true });
  });

  it('gives each a unique number, also concurrently', async () => {
    const jobs = await Promise.all([employer.made(), employer.made(), employer.made()]);
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(3);
  });

  it('trims texts, accepts amounts as typed, stores a skill once, and a city only for onsite', async () => {
    const { _id } = await employer.made({
      title: '  Java Developer\n',
      skills: [' Java ', 'java', 'SQL'],
      experience: { min: '0', max: '2.5' },
      location: { type: 'remote', city: 'Pune' },
    });
    expect((await employer.detail(_id)).body.job).toMatchObject({
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
    ['a deadline that is not a date', { deadline: '2099-02-30' }, 'Deadline must be a date!'],
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
    const { status, body } = await employer.create(more);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: expect.stringContaining(message) });
    expect(await employer.titles()).toEqual([]);
  });

  it('stores HTML, right-to-left text and emoji as plain text', async () => {
    const more = { title: '<img src=x onerror=alert(1)>', skills: ['😀', 'عربي'] };
    const { _id } = await employer.made(more);
    expect((await employer.detail(_id)).body.job).toMatchObject(more);
  });

  it('is for employers only', async () => {
    expect((await admin.create()).status).toBe(403);
    expect((await seeker.create()).status).toBe(403);
  });
});
