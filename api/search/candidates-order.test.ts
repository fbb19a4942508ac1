import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

const id = (n: number) => n.toString(16).padStart(24, '0');
const [JAVA, BOTH, NONE] = [id(1), id(2), id(3)];
let api: TestApi;
let employer: Send;

beforeAll(async () => {
  api = await startTestApi();
  await api.index([
    makeCandidate(JAVA, {
      skills: ['Java'],
      skillEvidence: { java: 0.8 },
      facts: {
        skills: [{ years: 6, lastUsed: 2026, isPrimary: true }],
        currentTitles: [],
        previousTitles: [],
      },
      updatedOn: '2026-03-01T00:00:00.000Z',
    }),
    makeCandidate(BOTH, { skills: ['Java', 'Kafka'], skillEvidence: { java: 0.2, kafka: 0.2 } }),
    makeCandidate(NONE, { skills: ['Cobol'] }),
  ]);
  employer = await api.as('employer');
});
afterAll(() => api.stop());

const filter = { keyword: { badges: [{ keyword: 'java', weight: 'high' }, { keyword: 'kafka' }] } };
const order = (body: object, send = employer) => send('POST', '/api/advance-filter/order', { body });

describe('/advance-filter/order', () => {
  it('says what each badge adds to the scores, in the result’s order, with what proves it', async () => {
    const { status, body } = await order({ filter, ids: [BOTH, NONE, JAVA, JAVA] });
    expect(status).toBe(200);
    expect(body.candidates.map(({ _id }: { _id: string }) => _id)).toEqual([JAVA, BOTH]);
    const [first, second] = body.candidates;
    expect(first.updatedOn).toBe('2026-03-01T00:00:00.000Z');
    expect(first.wishes).toMatchObject([
      {
        group: 'keyword',
        index: 0,
        text: 'java',
        weight: 'high',
        mandatory: false,
        counts: true,
        parts: [{ kind: 'skill' }, { kind: 'profile' }, { kind: 'base' }],
        found: { field: 'skills', proof: { skill: { name: 'Java', years: 6, lastUsed: 2026, isPrimary: true } } },
      },
    ]);
    expect(second.wishes.map(({ text, weight }: { text: string; weight: string }) => [text, weight])).toEqual([
      ['java', 'high'],
      ['kafka', 'normal'],
    ]);
    for (const { score, wishes } of body.candidates) {
      const points = wishes.reduce((sum: number, wish: { points: number }) => sum + wish.points, 0);
      expect(points).toBeCloseTo(score, 4);
    }
  });

  it('agrees with the search itself, which neither asks for nor answers any of it', async () => {
    const searched = await employer('POST', '/api/advance-filter', { body: filter });
    const ids = searched.body.candidates.map(({ _id }: { _id: string }) => _id);
    const { body } = await order({ filter, ids });
    expect(body.candidates.map(({ _id }: { _id: string }) => _id)).toEqual(ids);
    expect(JSON.stringify(searched.body.pipeline)).not.toContain('points/');
    expect(searched.body.candidates[0]).not.toHaveProperty('score');
  });

  it('notes the answered candidates as viewed, by the account that asked', async () => {
    const { _id } = await api.makeUser('employer');
    const { status } = await order({ filter, ids: [BOTH, NONE] }, await api.signIn(_id));
    expect(status).toBe(200);
    const by = new Types.ObjectId(String(_id));
    const entries = await api.deps.mongo.auditEntries.find({ by, kind: 'candidate' }).lean();
    expect(entries.map(({ action, records }) => [action, records])).toEqual([['view', [BOTH]]]);
  });

  it('refuses other roles, no ids, more than 100, ids that are none and broken filters', async () => {
    expect((await order({ filter, ids: [JAVA] }, await api.as('job-seeker'))).status).toBe(403);
    expect((await order({ filter, ids: [] })).status).toBe(400);
    expect((await order({ filter, ids: Array.from({ length: 101 }, (_, n) => id(n)) })).status).toBe(400);
    expect((await order({ filter, ids: ['x'] })).status).toBe(400);
    expect((await order({ filter: { keyword: { boolean: true, inputText: '(java' } }, ids: [JAVA] })).status).toBe(400);
  });
});
