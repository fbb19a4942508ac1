import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

const ASHA = '0000000000000000000000a1';
const RAVI = '0000000000000000000000a2';
const DAY_MS = 24 * 60 * 60 * 1000;
let api: TestApi;
let employer: Send;

function documents() {
  const asha = makeCandidate(ASHA, {
    skills: ['Java', 'Kubernetes'],
    currentTitles: ['Software Engineer'],
    city: 'Bengaluru',
    experienceMonths: 66,
    updatedOn: '2026-03-01T00:00:00.000Z',
  });
  const card = {
    ...asha.card,
    applicantID: 'SAN-000001',
    applicantName: 'Asha Rao',
    experience: { year: 5, month: 6 },
    currentCtc: 12.5,
    latestTitle: 'Software Engineer',
    latestEmployer: 'Infosys',
    previousTitle: 'Trainee',
    newResumeUploadOn: new Date(Date.now() - 29 * DAY_MS).toISOString(),
  };
  const others = Array.from({ length: 12 }, (_, n) =>
    makeCandidate(`0000000000000000000000b${n.toString(16)}`, { skills: ['Cobol'], city: 'Pune' }),
  );
  return [{ ...asha, card }, makeCandidate(RAVI, { resumeText: 'Worked with Java', city: 'Mysuru' }), ...others];
}

beforeAll(async () => {
  api = await startTestApi();
  await api.index(documents());
  await api.deps.mongo.candidateCounters.insertMany([
    { _id: new Types.ObjectId(ASHA), profileViews: 3, resumeViews: 2, resumeDownloads: 1, comments: 4 },
  ]);
  employer = await api.as('employer');
});
afterAll(() => api.stop());

const search = (body: object) => employer('POST', '/api/advance-filter', { body });

describe('/advance-filter', () => {
  it('returns cards under the spec’s names, with counts and matches', async () => {
    const { status, body } = await search({ keyword: { badges: [{ keyword: 'java' }, { keyword: 'k8s' }] } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, totalCandidates: 2, totalPages: 1 });
    expect(body.candidates[0]).toMatchObject({
      _id: ASHA,
      applicantID: 'SAN-000001',
      applicantName: 'Asha Rao',
      experience: { year: 5, month: 6 },
      currentCTC: { amount: 12.5, currency: 'INR' },
      expectedCTC: null,
      workExperience: [
        { jobTitle: 'Software Engineer', employer: 'Infosys' },
        { jobTitle: 'Trainee', employer: null },
      ],
      newResumeStatus: true,
      profileViewCount: 3,
      resumeViewCount: 2,
      resumeDownloadCount: 1,
      commentCount: 4,
      matched: [
        { group: 'keyword', index: 0, text: 'java', field: 'skills', via: 'literal', fragment: '<em>Java</em>' },
        { group: 'keyword', index: 1, text: 'k8s', field: 'skills', via: 'synonym', fragment: '<em>Kubernetes</em>' },
      ],
    });
    expect(body.candidates[1]).toMatchObject({ _id: RAVI, profileViewCount: 0, matched: [{ field: 'resume' }] });
  });

  it('shows the query that ran: sent to the engine unchanged, it finds the same', async () => {
    const { body } = await search({ skills: ['cobol'] });
    const { hits } = await api.deps.elasticsearch.search({ index: `${api.namespace}-candidates`, ...body.pipeline });
    expect(hits.hits.map(({ _id }) => _id)).toEqual(body.candidates.map(({ _id }: { _id: string }) => _id));
  });

  it('selects all candidates with an empty filter, a page at a time, none twice', async () => {
    const pages = await Promise.all([1, 2, 3].map((currentPage) => search({ currentPage })));
    expect(pages.map(({ body }) => body.candidates.length)).toEqual([10, 4, 0]);
    expect(pages[0]?.body).toMatchObject({ totalCandidates: 14, totalPages: 2 });
    const ids = pages.flatMap(({ body }) => body.candidates.map(({ _id }: { _id: string }) => _id));
    expect(new Set(ids).size).toBe(14);
  });
});

describe('/advance-filter/facets', () => {
  it('counts the result by facet and says that it is exact', async () => {
    const { body } = await employer('POST', '/api/advance-filter/facets', { body: { skills: ['java'] } });
    expect(body).toMatchObject({ success: true, estimated: false });
    expect(body.facets.city).toEqual([{ value: 'Bengaluru', count: 1 }]);
    expect(body.facets.experience).toEqual([{ value: '5-8', count: 1 }]);
  });
});

describe('/list-candidates', () => {
  const list = (body: object) => employer('POST', '/api/list-candidates', { body });

  it('shows the last updated first when nothing is typed', async () => {
    const { body } = await list({ page: 1, searchTerm: '', candidatesPerPage: 10, filterOptions: {} });
    expect(body).toMatchObject({ success: true, totalCandidates: 14, totalPages: 2 });
    expect(body.candidates[0]._id).toBe(ASHA);
  });

  it('reads invalid syntax as plain words, and accepts the filters of Pro Search', async () => {
    expect((await list({ searchTerm: '(java' })).body.totalCandidates).toBe(2);
    expect((await list({ searchTerm: 'java', filterOptions: { selectedCities: ['Bangalore'] } })).body).toMatchObject({
      totalCandidates: 1,
    });
    expect(await list({ filterOptions: { foo: 1 } })).toMatchObject({
      status: 400,
      body: { message: "Unknown field 'filterOptions.foo'." },
    });
  });
});

describe('/fetch-cities', () => {
  const cities = async (keyword: string) =>
    (await employer('POST', '/api/fetch-cities', { body: { keyword } })).body.cities;

  it('returns cities of candidates before districts, matched by any name, each in one spelling', async () => {
    expect((await cities('bangal'))[0]).toBe('Bengaluru');
    expect((await cities('PUN')).filter((name: string) => name === 'Pune')).toHaveLength(1);
    expect((await cities('a')).length).toBe(20);
    expect(await cities('zzzz')).toEqual([]);
  });

  it('says which other name matched, and only then', async () => {
    const { notes } = (await employer('POST', '/api/fetch-cities', { body: { keyword: 'bangal' } })).body;
    expect(notes).toMatchObject({ Bengaluru: 'formerly Bangalore', 'Bengaluru Urban': 'also Bangalore Urban' });
    expect((await employer('POST', '/api/fetch-cities', { body: { keyword: 'bengal' } })).body.notes).toEqual({});
  });

  it.each([
    ['ncr', ['Delhi NCR']],
    ['MMR', ['Mumbai Metropolitan Region']],
    ['mumbai', ['Mumbai Metropolitan Region']],
    ['metropolitan', expect.arrayContaining(['Pune Metropolitan Region', 'Chennai Metropolitan Area'])],
    ['cr', []],
  ])('offers groups of places with their cities for %s', async (keyword, names) => {
    const { groups } = (await employer('POST', '/api/fetch-cities', { body: { keyword } })).body;
    expect(groups.map(({ name }: { name: string }) => name)).toEqual(names);
    for (const { cities } of groups) expect(cities.length).toBeGreaterThan(1);
  });
});
