import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Send } from '#api/testing/test-api.ts';
import { atOnce, startTwoApis, statusCounts, type TwoApis } from '#api/testing/two-apis.ts';
import { type RankingWeights, rankingKindNames, rankingKinds, rankingWeights } from '#domain/ranking/ranking-kinds.ts';
import { makeCandidate } from '#search-templates/candidates/testing/make-candidate.ts';

const TITLED = '0000000000000000000000a1';
const SKILLED = '0000000000000000000000a2';
const crowd = Array.from({ length: 25 }, (_, at) => `0000000000000000000000${(0xb0 + at).toString(16)}`);

let apis: TwoApis;
let admin: Types.ObjectId;
/** The admin’s senders to both processes. */
let both: [Send, Send];
let first: Send;
let employer: [Send, Send];

beforeAll(async () => {
  apis = await startTwoApis();
  await apis.first.index([
    makeCandidate(TITLED, { currentTitles: ['Java Developer'], titleEvidence: { java: 0.9 } }),
    makeCandidate(SKILLED, { skills: ['Java'], skillEvidence: { java: 0.8 } }),
    ...crowd.map((id, at) =>
      makeCandidate(id, { skills: ['Cobol'], skillEvidence: { cobol: (at % 5) / 10 + 0.1 }, sampleKey: at }),
    ),
  ]);
  admin = (await apis.first.makeUser('admin'))._id;
  both = await apis.signInToBoth(admin);
  [first] = both;
  employer = await apis.signInToBoth((await apis.first.makeUser('employer'))._id);
});
afterAll(() => apis?.stop());

const mongo = () => apis.first.deps.mongo;
const read = async () => (await first('GET', '/api/ranking')).body;
const seen = async (): Promise<number> => (await read()).published.number;
const publish = async (weights: Partial<RankingWeights>, more: object = {}) =>
  first('POST', '/api/ranking/publish', {
    body: { weights: { ...rankingWeights, ...weights }, seen: await seen(), ...more },
  });
const goBack = async (version: number, more: object = {}) =>
  first('POST', '/api/ranking/go-back', { body: { version, seen: await seen(), ...more } });
const idsOf = async (send: Send, body: object): Promise<string[]> => {
  const answer = await send('POST', '/api/advance-filter', { body });
  expect(answer.status).toBe(200);
  return answer.body.candidates.map(({ _id }: { _id: string }) => _id);
};
const java = { keyword: { badges: [{ keyword: 'java' }] } };

describe('published weights', () => {
  beforeEach(async () => {
    const { published } = await read();
    if (rankingKindNames.some((kind) => published.weights[kind] !== rankingWeights[kind])) await goBack(0);
  });

  it('order searches at once, in another process within seconds, and so does going back', async () => {
    expect(await idsOf(employer[0], java)).toEqual([TITLED, SKILLED]);
    const { status, body } = await publish({ title: 0.5 }, { note: 'Skills first' });
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true } });
    expect(await idsOf(employer[0], java)).toEqual([SKILLED, TITLED]);
    await expect.poll(() => idsOf(employer[1], java)).toEqual([SKILLED, TITLED]);
    const listed = await employer[0]('POST', '/api/list-candidates', { body: { searchTerm: 'java' } });
    expect(listed.body.candidates[0]._id).toBe(SKILLED);

    expect((await goBack(0)).status).toBe(200);
    expect(await idsOf(employer[0], java)).toEqual([TITLED, SKILLED]);
    await expect.poll(() => idsOf(employer[1], java)).toEqual([TITLED, SKILLED]);
  });

  it('are kept as versions with who, when and why; going back is a version too', async () => {
    const from = await seen();
    await publish({ skill: 2 }, { note: ' Skills count twice ' });
    await publish({ skill: 3 });
    expect((await goBack(from + 1)).body).toMatchObject({ number: from + 3 });
    const { published, versions } = await read();
    expect(published).toEqual({ number: from + 3, weights: { ...rankingWeights, skill: 2 } });
    const kept = versions.slice(0, 3).map(({ number, note, restores, by, weights }: Record<string, unknown>) => ({
      ...{ number, note, restores, by },
      skill: (weights as RankingWeights).skill,
    }));
    expect(kept).toEqual([
      { number: from + 3, note: '', restores: from + 1, by: 'Asha Rao', skill: 2 },
      { number: from + 2, note: '', restores: null, by: 'Asha Rao', skill: 3 },
      { number: from + 1, note: 'Skills count twice', restores: null, by: 'Asha Rao', skill: 2 },
    ]);
    const entry = { by: admin, call: 'ranking-go-back', records: `RANKING-${from + 3}` };
    expect(await mongo().auditEntries.countDocuments(entry)).toBe(1);
  });

  it('of ten publications at once through two processes one succeeds', async () => {
    const number = await seen();
    const answers = await atOnce(both, 10, (send, at) =>
      send('POST', '/api/ranking/publish', {
        body: { weights: { ...rankingWeights, identity: 5 + at / 10 }, seen: number },
      }),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 409: 9 });
    expect(await seen()).toBe(number + 1);
  });

  it('that were seen before another publication are refused', async () => {
    const number = await seen();
    await publish({ base: 0.2 });
    expect((await publish({ base: 0.3 }, { seen: number })).status).toBe(409);
    expect((await goBack(0, { seen: number })).status).toBe(409);
  });

  it('that differ in nothing are refused, and so is going back to them or to none', async () => {
    expect((await publish({})).body.message).toBe('These weights are already published.');
    expect((await goBack(0)).status).toBe(400);
    expect((await goBack(999_999)).status).toBe(404);
  });

  it('of 0 select the same candidates', async () => {
    const none = Object.fromEntries(rankingKindNames.map((kind) => [kind, rankingKinds[kind].min]));
    expect((await publish(none)).status).toBe(200);
    expect((await idsOf(employer[0], java)).toSorted()).toEqual([TITLED, SKILLED]);
    const company = { company: { badges: [{ keyword: 'infosys' }] } };
    expect(await idsOf(employer[0], company)).toEqual([]);
  });

  it('that change between two pages leave each page a part of one total order', async () => {
    const cobol = { keyword: { badges: [{ keyword: 'cobol' }] }, itemsPerPage: 10 };
    const page = (currentPage: number) => idsOf(employer[0], { ...cobol, currentPage });
    const before = [await page(1)];
    await publish({ skill: 0 });
    const after = [await page(1), await page(2), await page(3)].flat();
    expect(before[0]).toHaveLength(10);
    // nothing scores apart: last updated, then the id
    expect(after).toEqual([...crowd]);
  });
});

describe('a weight', () => {
  test.each<[string, object, string]>([
    ['above its bound', { title: 10.01 }, 'Titles must be between 0 and 10.'],
    ['below its bound', { skill: -1 }, 'Skills must be between 0 and 10.'],
    ['of a factor that would turn its rule around', { mandatory: 0.9 }, 'Mandatory wish must be between 1 and 10.'],
    ['of a synonym above the word itself', { variant: 1.1 }, 'Synonym or plural must be between 0 and 1.'],
    ['with three decimals', { base: 0.123 }, 'Any match may have at most two decimals.'],
    ['that is no number', { base: '1' }, 'expected number'],
    ['of a kind that is unknown', { recency: 1 }, 'recency'],
    ['that is missing', { base: undefined }, 'expected number'],
  ])('%s is refused with its name', async (_rule, weights, message) => {
    const { status, body } = await publish(weights);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(message);
  });

  test('of a stored version that no longer fits its bounds is the default', async () => {
    const number = (await seen()) + 1;
    const stored = { ...rankingWeights, title: 99, removed: 1 };
    await mongo().rankingVersions.create({ _id: number, weights: stored, by: admin, at: new Date() });
    expect((await read()).published).toEqual({ number, weights: rankingWeights });
    expect(await idsOf(employer[0], java)).toEqual([TITLED, SKILLED]);
  });
});
