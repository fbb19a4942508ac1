import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIndex, type TestIndex } from '#search-templates/candidates/testing/open-test-index.ts';
import { type JobDocument, jobDocument } from './document.ts';
import { jobsIndex } from './mapping.ts';
import { type JobSearch, jobSearchBody } from './query.ts';

const TODAY = '2026-01-10';
const span = { min: null, max: null };

const job = (id: string, known: Partial<JobDocument>): JobDocument =>
  jobDocument.parse({
    id,
    revision: 1,
    jobId: null,
    title: id,
    skills: [],
    description: '',
    requirements: [],
    company: null,
    locationType: 'onsite',
    city: null,
    industry: null,
    employmentType: 'ft',
    experience: span,
    salary: span,
    deadline: '2026-02-01',
    status: 'live',
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 'employer',
    ...known,
  });

let index: TestIndex;
beforeAll(async () => {
  index = await openTestIndex(jobsIndex);
  await index.fill([
    job('title', { title: 'Java Developer', city: 'Bengaluru', skills: ['Spring Boot', 'SQL'] }),
    job('skill', { skills: ['Java', 'Spring'], city: 'Navi Mumbai', createdAt: '2026-01-02T00:00:00.000Z' }),
    job('description', { description: 'some Java', locationType: 'remote', createdAt: '2026-01-03T00:00:00.000Z' }),
    job('company', { company: 'Java House', createdAt: '2026-01-04T00:00:00.000Z' }),
    job('draft', { title: 'Java Developer', status: 'draft' }),
    job('past', { title: 'Java Developer', deadline: '2026-01-09' }),
    job('today', { title: 'Tester', deadline: '2026-01-10', createdAt: '2025-12-01T00:00:00.000Z' }),
  ]);
});
afterAll(() => index.close());

const find = (search: Partial<JobSearch>) =>
  index.ids(jobSearchBody({ keyword: '', location: '', skills: [], refine: {}, page: 1, size: 10, ...search }, TODAY));

describe('job search', () => {
  test.each<[string, Partial<JobSearch>, string[]]>([
    [
      'without a keyword: live jobs open today or later, newest first',
      {},
      ['company', 'description', 'skill', 'title', 'today'],
    ],
    ['best match first', { keyword: 'java' }, ['title', 'skill', 'company', 'description']],
    [
      'the keyword is in the Boolean language',
      { keyword: 'java AND NOT "spring boot"' },
      ['skill', 'company', 'description'],
    ],
    ['broken syntax is read as plain words', { keyword: '(java developer' }, ['title']],
    ['a city by any of its names', { location: 'Bangalore' }, ['title']],
    ['a part of a city’s name', { location: 'mumbai' }, ['skill']],
    ['a location type', { location: 'Remote' }, ['description']],
    ['every skill, as a phrase inside one skill’s name', { skills: ['spring boot', 'sql'] }, ['title']],
    ['a skill asked is not put together from two', { skills: ['java spring'] }, []],
    ['pages', { page: 2, size: 2 }, ['skill', 'title']],
  ])('%s', async (_rule, search, ids) => {
    expect(await find(search)).toEqual(ids);
  });
});
