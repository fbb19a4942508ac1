import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { makeJobDocument } from '#api/testing/make-job-document.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { todayInIndia } from '#domain/day-in-india.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const id = (name: string) => name.padStart(24, '0');
const [JAVA, SKILL, TEXT, COMPANY, DRAFT, PAST, TODAY] = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const EMPLOYER = id('e1');
let api: TestApi;
let seeker: Send;

function documents() {
  const now = Date.now();
  const today = todayInIndia(new Date(now));
  const yesterday = todayInIndia(new Date(now - DAY_MS));
  return [
    makeJobDocument(JAVA, {
      jobId: 'JOB-000042',
      title: 'Senior Java Developer',
      skills: ['Java', 'C++', 'Spring Boot'],
      company: 'Godavari Pay',
      city: 'Bengaluru',
      industry: 'Banking',
      description: 'Writes the ledger.',
      experience: { min: 5, max: 9 },
      salary: { min: 18, max: 30 },
      createdAt: '2026-01-01T00:00:00.000Z',
      createdBy: EMPLOYER,
    }),
    makeJobDocument(SKILL, {
      skills: ['Java', 'Selenium'],
      locationType: 'remote',
      industry: 'banking',
      createdAt: '2026-01-02T00:00:00.000Z',
    }),
    makeJobDocument(TEXT, {
      description: 'Once in a while some Java <b>code</b> is read.',
      city: 'Pune',
      employmentType: 'contract',
      industry: 'Retail',
      salary: { min: 3, max: 4 },
      createdAt: '2026-01-03T00:00:00.000Z',
    }),
    makeJobDocument(COMPANY, { company: 'Java House', city: 'Pune', createdAt: '2026-01-04T00:00:00.000Z' }),
    makeJobDocument(DRAFT, { title: 'Java Developer', status: 'draft' }),
    makeJobDocument(PAST, { title: 'Java Developer', deadline: yesterday }),
    makeJobDocument(TODAY, { deadline: today, createdAt: '2025-01-01T00:00:00.000Z' }),
  ];
}

beforeAll(async () => {
  api = await startTestApi();
  await api.index([], documents());
  seeker = await api.as('job-seeker');
});
afterAll(() => api?.stop());

const find = (query: Record<string, string> = {}, call = 'fetch-jobs') =>
  seeker('GET', `/api/${call}?${new URLSearchParams(query)}`);
const found = async (query: Record<string, string> = {}) =>
  (await find({ perPage: '20', ...query })).body.jobs.map((job: { _id: string }) => job._id);

describe('job search', () => {
  it('finds live jobs whose deadline is today or later in India, without a keyword newest first', async () => {
    expect(await found()).toEqual([COMPANY, TEXT, SKILL, JAVA, TODAY]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['best match first: title, skills, company, description', { keyword: 'java' }, [JAVA, SKILL, COMPANY, TEXT]],
    ['location: a city by any of its names', { location: 'bangalore' }, [JAVA]],
    ['location: a location type', { location: 'Remote' }, [SKILL]],
    ['skills: all of them', { skills: '["java","c++"]' }, [JAVA]],
    ['keyword, location and skills together', { keyword: 'java', location: 'Pune', skills: '[]' }, [COMPANY, TEXT]],
    ['nothing if nothing matches', { keyword: 'haskell' }, []],
    [
      'refine: any value of one facet, ignoring case',
      { refine: '{"industry":["banking","Retail"]}' },
      [TEXT, SKILL, JAVA],
    ],
    ['refine: all facets chosen', { refine: '{"location":["Pune"],"type":["contract"]}' }, [TEXT]],
    ['refine: jobs whose range overlaps the band', { refine: '{"experience":["8-12"]}' }, [JAVA]],
    ['refine: by salary', { refine: '{"salary":["0-5","20-35"]}' }, [TEXT, JAVA]],
    ['refine: an unknown band finds nothing', { refine: '{"salary":["x"]}' }, []],
  ])('%s', async (_, query, ids) => {
    expect(await found(query)).toEqual(ids);
  });

  it('returns for each job what a card shows and where it matched', async () => {
    const { status, body } = await find({ keyword: 'java developer', skills: '["c++"]' });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Jobs found.',
      pagination: { currentPage: 1, totalPages: 1, totalCount: 1 },
      jobs: [
        {
          _id: JAVA,
          id: 'JOB-000042',
          title: 'Senior Java Developer',
          skills: ['Java', 'C++', 'Spring Boot'],
          experience: { min: 5, max: 9 },
          salary: { min: 18, max: 30 },
          location: { type: 'onsite', city: 'Bengaluru' },
          industry: 'Banking',
          employmentType: 'ft',
          deadline: '2099-01-01',
          status: 'live',
          createdAt: '2026-01-01T00:00:00.000Z',
          createdBy: { _id: EMPLOYER, companyName: 'Godavari Pay' },
          match: {
            title: [
              { text: 'Senior ', marked: false },
              { text: 'Java', marked: true },
              { text: ' ', marked: false },
              { text: 'Developer', marked: true },
            ],
            company: null,
            skills: expect.arrayContaining(['Java', 'C++']),
            excerpt: null,
          },
        },
      ],
    });
  });

  it('shows the part of the description that matched, as text', async () => {
    const { body } = await find({ keyword: 'java', location: 'pune' });
    const { excerpt } = body.jobs[1].match;
    expect(excerpt.map(({ text }: { text: string }) => text).join('')).toContain('some Java <b>code</b> is read');
    expect(excerpt.filter(({ marked }: { marked: boolean }) => marked)).toEqual([{ text: 'Java', marked: true }]);
  });

  it('has pages of 5 by default, or of 10 or 20', async () => {
    expect((await find()).body.jobs).toHaveLength(5);
    const { body } = await find({ page: '2', keyword: 'java OR tester', perPage: '5' });
    expect(body.pagination).toEqual({ currentPage: 2, totalPages: 1, totalCount: 5 });
    expect(body.jobs).toEqual([]);
  });

  it('is for job seekers only', async () => {
    for (const role of ['employer', 'admin'] as const) {
      expect((await (await api.as(role))('GET', '/api/fetch-jobs')).status).toBe(403);
    }
  });

  it.each<[string, Record<string, string>]>([
    ['a page of 0', { page: '0' }],
    ['an invalid page', { page: 'x' }],
    ['a page past the first 10,000', { page: '501', perPage: '20' }],
    ['another page size', { perPage: '7' }],
    ['skills that are not JSON', { skills: 'java' }],
    ['skills that are not an array', { skills: '{"$ne":1}' }],
    ['500 skills', { skills: JSON.stringify(Array(500).fill('java')) }],
    ['a keyword of 501 characters', { keyword: 'x'.repeat(501) }],
    ['a location of digits', { location: '560025' }],
    ['a null character', { keyword: 'java\0' }],
    ['a null character among the skills', { skills: '["java\\u0000"]' }],
    ['half a surrogate pair among the skills', { skills: '["\\ud83d"]' }],
    ['an operator object', { 'keyword[$ne]': 'x' }],
    ['an unknown facet', { refine: '{"company":["x"]}' }],
    ['an unknown field', { status: 'draft' }],
  ])('%s is refused', async (_, query) => {
    expect(await find(query)).toMatchObject({ status: 400, body: { success: false } });
  });

  it.each(['(java', '"', '* OR ?', '<script>alert(1)</script>', 'مطور جافا', '👩‍💻', `${'a* '.repeat(160)}`])(
    'the keyword %s is searched without an error',
    async (keyword) => {
      expect((await find({ keyword })).status).toBe(200);
      expect((await find({ keyword }, 'fetch-jobs/facets')).status).toBe(200);
    },
  );
});

describe('facets', () => {
  const facets = async (query: Record<string, string> = {}) => (await find(query, 'fetch-jobs/facets')).body.facets;

  it('count what the search finds by industry, type, workplace, location, experience and salary', async () => {
    expect(await facets()).toEqual({
      industry: [
        { value: 'banking', count: 2 },
        { value: 'retail', count: 1 },
      ],
      type: [
        { value: 'ft', count: 4 },
        { value: 'contract', count: 1 },
      ],
      workplace: [
        { value: 'onsite', count: 4 },
        { value: 'remote', count: 1 },
      ],
      location: [
        { value: 'Pune', count: 2 },
        { value: 'Bengaluru', count: 1 },
      ],
      experience: [
        { value: '1-3', count: 4 },
        { value: '3-5', count: 4 },
        { value: '5-8', count: 5 },
        { value: '8-12', count: 1 },
      ],
      salary: [
        { value: '0-5', count: 1 },
        { value: '5-10', count: 3 },
        { value: '10-20', count: 4 },
        { value: '20-35', count: 1 },
      ],
    });
  });

  it('a facet ignores its own selection and respects the others', async () => {
    const counted = await facets({ refine: '{"location":["Pune"]}' });
    expect(counted.location).toEqual([
      { value: 'Pune', count: 2 },
      { value: 'Bengaluru', count: 1 },
    ]);
    expect(counted.workplace).toEqual([{ value: 'onsite', count: 2 }]);
  });

  it('don’t accept page and size', async () => {
    expect((await find({ page: '1' }, 'fetch-jobs/facets')).status).toBe(400);
  });
});

describe('jobs like yours', () => {
  async function seekerWith(profile: Parameters<typeof candidateRecord>[0]) {
    const { _id } = await api.makeUser('job-seeker');
    await api.deps.changes.candidates.insert([candidateRecord({ user: _id, ...profile })]);
    const cookie = await api.cookieFor(_id);
    const ask = (path = '/api/jobs-like-yours') => api.anyone('GET', path, { headers: { cookie } });
    return { _id, ask };
  }
  const skill = (name: string) => ({ _id: new Types.ObjectId(), skill: name });
  const fitting = {
    primarySkills: [skill('java'), skill('cplusplus')],
    preferredJob: ['Java Developer'],
    preferredLocation: ['Bangalore'],
  };

  it('fit the profile by skills, titles and places, and say why', async () => {
    const { ask } = await seekerWith(fitting);
    const { body } = await ask();
    expect(body.jobs.map(({ _id, because }: { _id: string; because: object }) => [_id, because])).toEqual([
      [JAVA, { skills: ['java', 'cplusplus'], titles: ['Java Developer'], places: ['Bengaluru'] }],
    ]);
  });

  it('those that fit the seeker’s profile come first in a search', async () => {
    const { ask } = await seekerWith({ primarySkills: [skill('Selenium')] });
    const first = async (answer: ReturnType<typeof ask>) => (await answer).body.jobs[0]._id;
    const path = '/api/fetch-jobs?keyword=tester';
    expect(await first(seeker('GET', path))).toBe(COMPANY);
    expect(await first(ask(path))).toBe(SKILL);
  });

  it('exclude jobs already applied to', async () => {
    const { _id, ask } = await seekerWith(fitting);
    await api.deps.mongo.applications.create({
      _id: `${_id}:${JAVA}`,
      user: _id,
      candidate: new Types.ObjectId(),
      job: new Types.ObjectId(JAVA),
      employer: new Types.ObjectId(EMPLOYER),
      saveStatus: false,
      applicationStatus: true,
      appliedAt: new Date(),
      hiringStatus: '',
      jobId: 'JOB-000042',
      jobTitle: 'Senior Java Developer',
    });
    expect((await ask()).body).toMatchObject({ success: true, jobs: [] });
  });

  it('exclude jobs that ask for more than two years above the seeker’s own', async () => {
    const years = (year: number) => ({ ...fitting, experience: { year, month: 0 } });
    expect((await (await seekerWith(years(2))).ask()).body.jobs).toEqual([]);
    expect((await (await seekerWith(years(3))).ask()).body.jobs).toMatchObject([{ _id: JAVA }]);
  });

  it('are empty without a skill or title', async () => {
    const { ask } = await seekerWith({ preferredLocation: ['Pune'] });
    expect((await ask()).body).toEqual({ success: true, message: 'There is nothing to compare yet.', jobs: [] });
    expect((await seeker('GET', '/api/jobs-like-yours')).body.jobs).toEqual([]);
  });
});
