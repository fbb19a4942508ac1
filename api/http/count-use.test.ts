import { setImmediate } from 'node:timers/promises';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CountedAccount } from '#api/http/dependencies.ts';
import { storeResume } from '#api/resumes/store-resume.ts';
import { candidateRecord } from '#api/testing/candidate-record.ts';
import type { Send } from '#api/testing/test-api.ts';
import { atOnce, startTwoApis, statusCounts, type TwoApis } from '#api/testing/two-apis.ts';
import type { OwnLimits } from '#domain/daily-uses.ts';
import type { DailyUsageRecord } from '#mongo/models/daily-usage.ts';
import { pdfOfText } from '#mongo/seed/generator/pdf-of-text.ts';
import { createSearchQuota, SEARCHES_AHEAD } from './search-quota.ts';

let apis: TwoApis;
let people: string[];

beforeAll(async () => {
  apis = await startTwoApis();
  await apis.first.index([]);
  const records = Array.from({ length: 12 }, () => candidateRecord({}));
  await apis.first.deps.changes.candidates.insert(records);
  people = records.map(({ _id }) => String(_id));
});
afterEach(() => {
  apis.first.deps.now = () => new Date();
});
afterAll(() => apis?.stop());

async function employerWith(dailyLimits: OwnLimits) {
  const { _id } = await apis.first.makeUser('employer');
  await apis.first.deps.mongo.users.updateOne({ _id }, { $set: { dailyLimits } });
  return { _id, both: await apis.signInToBoth(_id) };
}
const recordsOf = (user: Types.ObjectId) =>
  apis.first.deps.mongo.dailyUsage.find({ user }).sort({ _id: 1 }).lean<DailyUsageRecord[]>();
const countsOf = async (user: Types.ObjectId) => (await recordsOf(user)).map(({ counts }) => counts);

const by = (_id: Types.ObjectId, dailyLimits: OwnLimits = {}): CountedAccount => ({
  user: { _id: String(_id), role: 'employer' },
  dailyLimits,
});

const open = (send: Send, id: string) => send('GET', `/api/fetch-candidate/${id}`);
const search = (send: Send) => send('POST', '/api/advance-filter', { body: {} });
const exportOf = (send: Send, ids: readonly string[]) => send('POST', '/api/candidates-export', { body: { ids } });

const RESETS = 'It resets at midnight in India, in \\d+ (hours|minutes|seconds)\\. An admin can raise it\\.';

describe('two processes at once', () => {
  it('open no more candidates than the account’s limit', async () => {
    const { _id, both } = await employerWith({ candidate: 5 });
    const answers = await atOnce(both, 12, (send, at) => open(send, people[at] as string));
    expect(statusCounts(answers)).toEqual({ 200: 5, 429: 7 });
    expect(await countsOf(_id)).toEqual([{ search: 0, candidate: 5, resume: 0, export: 0 }]);
  });

  it('count the same candidate once a day, and open it again when nothing is left', async () => {
    const { _id, both } = await employerWith({ candidate: 1 });
    const [person = '', other = ''] = people;
    const answers = await atOnce(both, 8, (send) => open(send, person));
    expect(statusCounts(answers)).toEqual({ 200: 8 });
    expect((await both[0]('GET', `/api/candidate/${person}/contact`)).status).toBe(200);
    expect((await both[0]('GET', `/api/candidate/${other}/contact`)).status).toBe(429);
    expect(await countsOf(_id)).toMatchObject([{ candidate: 1 }]);
  });

  it('export no more candidates than the limit; an export that needs more than are left is refused whole', async () => {
    const { _id, both } = await employerWith({ export: 10 });
    const answers = await atOnce(both, 5, (send) => exportOf(send, people.slice(0, 4)));
    expect(statusCounts(answers)).toEqual({ 200: 2, 429: 3 });
    expect(await countsOf(_id)).toMatchObject([{ export: 8 }]);
    const refused = await exportOf(both[0], people.slice(0, 3));
    expect(refused.body.message).toMatch(
      new RegExp(`^2 of today’s 10 exported candidates are left, and this needs 3\\. ${RESETS}$`),
    );
    expect((await exportOf(both[0], people.slice(0, 2))).status).toBe(200);
  });

  it('run no more searches than the limit, and all of them', async () => {
    const { _id, both } = await employerWith({ search: 50 });
    const statuses: Record<number, number> = {};
    for (let round = 0; round < 12; round += 1) {
      const answers = await atOnce(both, 6, search);
      for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    // a process may still have some in reserve while the other refuses
    expect(statuses[200]).toBeLessThanOrEqual(50);
    expect(statuses[200]).toBeGreaterThan(50 - SEARCHES_AHEAD);
    expect((statuses[200] ?? 0) + (statuses[429] ?? 0)).toBe(72);
    for (const send of both) while ((await search(send)).status === 200) statuses[200] = (statuses[200] ?? 0) + 1;
    expect(statuses[200]).toBe(50);
    expect(await countsOf(_id)).toMatchObject([{ search: 50 }]);
  });
});

describe('a refusal', () => {
  it('is a 429 that names the limit and when it resets', async () => {
    const { both } = await employerWith({ search: 1, resume: 0 });
    expect((await search(both[0])).status).toBe(200);
    const refused = await search(both[0]);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({
      success: false,
      message: expect.stringMatching(new RegExp(`^Today’s limit of 1 search is used up\\. ${RESETS}$`)),
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
  });

  it('costs nothing: not counted are refusals, unknown candidates, expressions with errors and failed searches', async () => {
    const { _id, both } = await employerWith({});
    const [send] = both;
    expect((await open(send, String(new Types.ObjectId()))).status).toBe(404);
    expect(
      (await send('POST', '/api/advance-filter', { body: { keyword: { inputText: '(', boolean: true } } })).status,
    ).toBe(400);
    expect(await countsOf(_id)).toEqual([]);
    const { deps } = apis.first;
    await expect(deps.searchQuota.run(by(_id), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(deps.searchQuota.ahead(String(_id))).toBe(SEARCHES_AHEAD);
  });
});

it('a day begins at midnight in India', async () => {
  const { _id } = await employerWith({ candidate: 1 });
  const at = (moment: string) => {
    apis.first.deps.now = () => new Date(moment);
  };
  // midnight in India is 18:30 UTC
  at('2027-03-01T18:29:59Z');
  const send = await apis.first.signIn(_id);
  expect((await open(send, people[0] as string)).status).toBe(200);
  expect((await open(send, people[1] as string)).status).toBe(429);
  at('2027-03-01T18:30:00Z');
  expect((await open(send, people[1] as string)).status).toBe(200);
  expect((await open(send, people[0] as string)).status).toBe(429);
  expect(await countsOf(_id)).toMatchObject([{ candidate: 1 }, { candidate: 1 }]);
});

describe('searches that a process has counted ahead', () => {
  const stores = (now = () => new Date()) => {
    const { mongo, changes, log } = apis.first.deps;
    return { mongo, changes, log, now };
  };
  const none = async () => {};

  it('are given back when it stops', async () => {
    const { _id } = await apis.first.makeUser('employer');
    const quota = createSearchQuota(stores());
    for (let n = 0; n < 3; n += 1) await quota.run(by(_id), none);
    expect(await countsOf(_id)).toMatchObject([{ search: SEARCHES_AHEAD }]);
    await quota.stop();
    expect(await countsOf(_id)).toMatchObject([{ search: 3 }]);
  });

  it('are lost with a killed process, and no more than these', async () => {
    const { _id } = await apis.first.makeUser('employer');
    const killed = createSearchQuota(stores());
    const limits = { search: 100 };
    for (let n = 0; n < 25; n += 1) await killed.run(by(_id, limits), none);
    const next = createSearchQuota(stores());
    let ran = 25;
    await expect(
      (async () => {
        for (;;) {
          await next.run(by(_id, limits), none);
          ran += 1;
        }
      })(),
    ).rejects.toMatchObject({ status: 429 });
    expect(ran).toBeLessThanOrEqual(100);
    expect(ran).toBeGreaterThanOrEqual(100 - SEARCHES_AHEAD);
    await Promise.all([killed.stop(), next.stop()]);
  });

  it('are given back to the day on which they were counted', async () => {
    const { _id } = await apis.first.makeUser('employer');
    let now = new Date('2027-03-01T18:29:00Z');
    const quota = createSearchQuota(stores(() => now));
    await quota.run(by(_id), none);
    now = new Date('2027-03-01T18:30:00Z');
    await quota.run(by(_id), none);
    await quota.stop();
    await expect.poll(() => countsOf(_id)).toMatchObject([{ search: 1 }, { search: 1 }]);
  });

  it('end at once when the limit is lowered', async () => {
    const { _id } = await apis.first.makeUser('employer');
    const quota = createSearchQuota(stores());
    await quota.run(by(_id, { search: 100 }), none);
    await expect(quota.run(by(_id, { search: 1 }), none)).rejects.toMatchObject({ status: 429 });
    await setImmediate();
    await quota.stop();
    await expect.poll(() => countsOf(_id)).toMatchObject([{ search: 1 }]);
  });

  it('cost one write for many searches', async () => {
    const { _id } = await apis.first.makeUser('employer');
    const { mongo, changes, log, now } = stores();
    let writes = 0;
    const counting = new Proxy(mongo, {
      get: (target, name) => {
        if (name === 'dailyUsage') writes += 1;
        return Reflect.get(target, name);
      },
    });
    const quota = createSearchQuota({ mongo: counting, changes, log, now });
    await quota.run(by(_id), none);
    const first = writes;
    for (let n = 1; n < SEARCHES_AHEAD; n += 1) await quota.run(by(_id), none);
    expect(writes).toBe(first);
    await quota.stop();
  });
});

it('a role that only sees its own records is not counted', async () => {
  const seeker = await apis.first.makeUser('job-seeker');
  await apis.first.deps.mongo.users.updateOne({ _id: seeker._id }, { $set: { dailyLimits: { resume: 0 } } });
  const record = candidateRecord({ user: seeker._id });
  await apis.first.deps.changes.candidates.insert([record]);
  const uploadedBy = { _id: String(seeker._id), name: 'Asha Rao' };
  const bytes = pdfOfText('Kafka');
  await storeResume(apis.first.deps, { candidate: record, bytes, fileName: 'a.pdf', uploadedBy });
  const send = await apis.first.signIn(seeker._id);
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await send('GET', `/api/resume/${record._id}?download=1`, { headers })).status).toBe(200);
  expect(await recordsOf(seeker._id)).toEqual([]);
});

it('an account that is deleted meanwhile gets 401 and leaves no count', async () => {
  const { _id, both } = await employerWith({});
  const admin = await apis.first.as('admin');
  await open(both[0], people[0] as string);
  expect(await recordsOf(_id)).toHaveLength(1);
  expect((await admin('DELETE', `/api/admin/users/${_id}`)).status).toBe(200);
  expect(await recordsOf(_id)).toEqual([]);
  const { mongo } = apis.first.deps;
  await expect(apis.first.deps.searchQuota.run(by(_id), async () => {})).rejects.toMatchObject({ status: 401 });
  expect(await mongo.dailyUsage.countDocuments({ user: _id })).toBe(0);
});
