import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

const ASHA = '0000000000000000000000a1';
const person = (n: number) => `0000000000000000000000b${n.toString(16)}`;
let api: TestApi;
let employer: Send;

const skill = (name: string) => ({ _id: new Types.ObjectId(), skill: name });

beforeAll(async () => {
  api = await startTestApi();
  employer = await api.as('employer');
  const asha = { currentTitles: ['Tech Lead'], skills: ['C', 'Kubernetes'], city: 'Bengaluru', experienceMonths: 66 };
  await api.index([
    makeCandidate(ASHA, { ...asha, resumeText: 'Payments with Kafka', noticePeriod: '30' }),
    makeCandidate(person(1), asha),
    makeCandidate(person(2), { ...asha, city: 'Pune', experienceMonths: 300 }),
    makeCandidate(person(3), { currentTitles: ['Tech Lead'], skills: ['C++'], city: 'Pune' }),
    makeCandidate(person(4), { skills: ['Cobol'], city: 'Bengaluru', experienceMonths: 66 }),
  ]);
  const job = { _id: new Types.ObjectId(), jobTitle: 'Tech Lead', isOngoing: true };
  await api.deps.changes.candidates.insert([
    candidateRecord({
      _id: new Types.ObjectId(ASHA),
      primarySkills: [skill('C'), skill('k8s')],
      workExperience: [job],
      experience: { year: 5, month: 6 },
      presentAddress: { city: 'Bangalore' },
    }),
  ]);
});
afterAll(() => api.stop());

describe('similar candidates', () => {
  it('share skills or the title, most similar first, without the candidate itself, with reasons', async () => {
    const { status, body } = await employer('GET', `/api/candidate/${ASHA}/similar`);
    expect(status).toBe(200);
    const seen = body.candidates.map((one: { _id: string; alike: object }) => [one._id, one.alike]);
    const all = { skills: ['C', 'k8s'], titles: ['Tech Lead'] };
    expect(seen).toEqual([
      [person(1), { ...all, experience: true, city: true }],
      [person(2), { ...all, experience: false, city: false }],
    ]);
  });

  it('of a candidate with nothing to compare are none', async () => {
    const empty = candidateRecord();
    await api.deps.changes.candidates.insert([empty]);
    expect((await employer('GET', `/api/candidate/${empty._id}/similar`)).body.candidates).toEqual([]);
  });

  it('of an unknown candidate are 404, and refused to job seekers', async () => {
    expect((await employer('GET', `/api/candidate/${new Types.ObjectId()}/similar`)).status).toBe(404);
    expect((await employer('GET', '/api/candidate/1/similar')).status).toBe(400);
    expect((await (await api.as('job-seeker'))('GET', `/api/candidate/${ASHA}/similar`)).status).toBe(403);
  });
});

describe('a candidate opened from a search', () => {
  const ask = (body: object, id = ASHA) => employer('POST', `/api/candidate/${id}/matched`, { body });
  const words = (answer: { body: { words: { text: string; kind: string; found: { field: string } | null }[] } }) =>
    answer.body.words.map(({ text, kind, found }) => [text, kind, found?.field ?? null]);

  it('says which badges match and where, and which don’t', async () => {
    const answer = await ask({
      filter: {
        keyword: {
          badges: [{ keyword: 'k8s', mandatory: true }, { keyword: 'kafka' }, { keyword: 'php', mandatory: true }],
          exclude: true,
          excludeBadges: ['cobol', 'C'],
        },
      },
    });
    expect(answer.body.finds).toBe(false);
    expect(words(answer)).toEqual([
      ['k8s', 'required', 'skills'],
      ['php', 'required', null],
      ['kafka', 'optional', 'resume'],
      ['cobol', 'unwanted', null],
      ['C', 'unwanted', 'skills'],
    ]);
    expect(answer.body.words[0].found).toMatchObject({ via: 'synonym', fragment: '<em>Kubernetes</em>' });
  });

  it('says the same for each part of an expression, including those under NOT', async () => {
    const answer = await ask({ filter: { keyword: { boolean: true, inputText: '(kafka OR php) AND NOT cobol' } } });
    expect(answer.body.finds).toBe(true);
    expect(words(answer)).toEqual([
      ['kafka', 'optional', 'resume'],
      ['php', 'optional', null],
      ['cobol', 'unwanted', null],
    ]);
  });

  it('says which filters are met, and omits inactive ones', async () => {
    const filter = { experience: { min: 5, max: 7 }, selectedNoticePeriod: ['15'], selectedCities: ['Bangalore'] };
    const { body } = await ask({ filter });
    expect(body).toMatchObject({ finds: false, words: [] });
    expect(body.filters).toEqual([
      { name: 'location', met: true },
      { name: 'experience', met: true },
      { name: 'noticePeriod', met: false },
    ]);
  });

  it('understands a list search', async () => {
    const answer = await ask({ searchTerm: 'kafka 6+ yrs' });
    expect(words(answer)).toEqual([['kafka', 'optional', 'resume']]);
    expect(answer.body.filters).toEqual([{ name: 'years', met: false }]);
  });

  it('refuses invalid expressions with their position, unknown fields, and unindexed candidates', async () => {
    const broken = await ask({ filter: { keyword: { boolean: true, inputText: '(a' } } });
    expect(broken).toMatchObject({ status: 400, body: { errors: [{ group: 'keyword' }] } });
    expect((await ask({ filter: { $where: '1' } })).status).toBe(400);
    expect((await ask({ searchTerm: { $ne: '' } })).status).toBe(400);
    expect((await ask({}, String(new Types.ObjectId()))).status).toBe(404);
  });
});
