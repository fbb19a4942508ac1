import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestIndex, type TestIndex } from '#search-templates/candidates/testing/open-test-index.ts';
import { type JobDocument, jobDocument } from './document.ts';
import { jobEvidence } from './job-evidence.ts';
import type { SeekerProfile } from './job-ranking.ts';
import { jobsIndex } from './mapping.ts';
import { type JobSearch, jobSearchBody } from './query.ts';

const TODAY = '2026-01-10';
const span = { min: null, max: null };

function job(id: string, known: Partial<JobDocument>): JobDocument {
  const { title = id, skills = [], description = '', requirements = [] } = known;
  return jobDocument.parse({
    id,
    revision: 1,
    jobId: null,
    title,
    skills,
    description,
    requirements,
    ...jobEvidence({ title, skills, description, requirements }),
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
}

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
    ['a requested skill is not combined from two', { skills: ['java spring'] }, []],
    ['pages', { page: 2, size: 2 }, ['skill', 'title']],
  ])('%s', async (_rule, search, ids) => {
    expect(await find(search)).toEqual(ids);
  });
});

describe('the order of jobs', () => {
  let ranked: TestIndex;
  beforeAll(async () => {
    ranked = await openTestIndex(jobsIndex);
  });
  afterAll(() => ranked.close());

  const unknown: SeekerProfile = { skills: [], titles: [], places: [], years: null, expectedPay: null };
  const late = '2026-01-09T00:00:00.000Z';

  test.each<
    [
      why: string,
      keyword: string,
      seeker: Partial<SeekerProfile>,
      above: Partial<JobDocument>,
      below: Partial<JobDocument>,
    ]
  >([
    [
      'a title that names the work ranks above one that serves it',
      'java',
      {},
      { title: 'Java Developer' },
      { title: 'Java Recruiter' },
    ],
    ['a whole skill is above a part of another', 'react', {}, { skills: ['React'] }, { skills: ['React Native'] }],
    [
      'title and skill rank above only the title',
      'java',
      {},
      { title: 'Java Developer', skills: ['Java'] },
      { title: 'Java Developer' },
    ],
    ['a title is above a skill', 'accountant', {}, { title: 'Accountant' }, { skills: ['Accountant'] }],
    ['the word is above its synonym', 'k8s', {}, { skills: ['K8s'] }, { skills: ['Kubernetes'] }],
    [
      'of alternatives the better met counts',
      'java OR kotlin',
      {},
      { title: 'Java Developer', skills: ['Kotlin', 'Java'] },
      { title: 'Developer', skills: ['Kotlin'] },
    ],
    [
      'a word in a company’s name is above one in a description',
      'tally',
      {},
      { company: 'Tally Works' },
      { description: 'Tally entries' },
    ],
    [
      'the seeker’s place is above another',
      'java',
      { places: ['Pune'] },
      { title: 'Java Developer', city: 'Pune' },
      { title: 'Java Developer', city: 'Jaipur' },
    ],
    [
      'remote work is as near as the seeker’s place',
      'java',
      { places: ['Pune'] },
      { title: 'Java Developer', locationType: 'remote' },
      { title: 'Java Developer', city: 'Jaipur' },
    ],
    [
      'years within the range are above years beyond it',
      'java',
      { years: 3.5 },
      { title: 'Java Developer', experience: { min: 2, max: 5 } },
      { title: 'Java Developer', experience: { min: 8, max: 12 } },
    ],
    [
      'pay as expected is above less',
      'java',
      { expectedPay: 20 },
      { title: 'Java Developer', salary: { min: 15, max: 25 } },
      { title: 'Java Developer', salary: { min: 5, max: 10 } },
    ],
    [
      'the seeker’s skills count',
      'java',
      { skills: ['Kafka'] },
      { title: 'Java Developer', skills: ['Kafka'] },
      { title: 'Java Developer', skills: ['Struts'] },
    ],
    [
      'a skill that the title only serves counts little',
      'selenium',
      {},
      { title: 'QA Engineer', skills: ['Selenium'], description: 'Writes Selenium tests' },
      { title: 'Selenium Trainer', skills: ['Selenium'], description: 'Teaches Selenium' },
    ],
    [
      'a skill among a few is above one in a long list',
      'java',
      {},
      { skills: ['Java', 'SQL', 'Git'] },
      { skills: ['Java', ...'abcdefghijklmnopqrst'].map((name) => (name.length > 1 ? name : `Skill ${name}`)) },
    ],
    [
      'a skill that the text describes is above one that is only listed',
      'java',
      {},
      { skills: ['Java'], description: 'Services in Java' },
      { skills: ['Java'], description: 'Services' },
    ],
    [
      'what stands apart in a title takes nothing from it',
      'project manager',
      {},
      { title: 'Project Manager – Construction' },
      { title: 'Project Manager Assistant to Directors' },
    ],
    [
      'a title that matches the preference ranks above all that fit',
      'java',
      { places: ['Pune'], years: 3, expectedPay: 8 },
      { title: 'Java Developer', city: 'Jaipur' },
      { description: 'some Java', city: 'Pune', experience: { min: 2, max: 5 }, salary: { min: 6, max: 12 } },
    ],
  ])('%s', async (_why, keyword, seeker, above, below) => {
    // the newer one would be first among equals
    await ranked.fill([job('above', above), job('below', { ...below, createdAt: late })]);
    const search = { keyword, location: '', skills: [], refine: {}, page: 1, size: 10 };
    expect(await ranked.ids(jobSearchBody(search, TODAY, { ...unknown, ...seeker }))).toEqual(['above', 'below']);
  });

  test('without a keyword the newest come first, regardless of fit', async () => {
    await ranked.fill([job('above', { title: 'Java Developer', city: 'Pune' }), job('below', { createdAt: late })]);
    const search = { keyword: '', location: '', skills: [], refine: {}, page: 1, size: 10 };
    expect(await ranked.ids(jobSearchBody(search, TODAY, { ...unknown, places: ['Pune'] }))).toEqual([
      'below',
      'above',
    ]);
  });

  test('skills alone order jobs too: named by the title, then by how central they are', async () => {
    const stuffed = ['Java', 'Kafka', ...'abcdefghijklmnopqrst'].map((name) =>
      name.length > 1 ? name : `Skill ${name}`,
    );
    await ranked.fill([
      job('title', { title: 'Java Developer', skills: ['Java', 'Kafka'] }),
      job('skills', { skills: ['Java', 'Kafka'], createdAt: '2026-01-02T00:00:00.000Z' }),
      job('stuffed', { skills: stuffed, createdAt: late }),
    ]);
    const search = { keyword: '', location: '', skills: ['java', 'kafka'], refine: {}, page: 1, size: 10 };
    expect(await ranked.ids(jobSearchBody(search, TODAY))).toEqual(['title', 'skills', 'stuffed']);
  });
});
