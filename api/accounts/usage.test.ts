import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countUse } from '#api/http/count-use.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { dailyUseNames, dailyUses } from '#domain/daily-uses.ts';
import { dayBeginsInIndia, todayInIndia } from '#domain/day-in-india.ts';
import { isJump, noticeJumps, usualDay } from './notice-jumps.ts';

let api: TestApi;
let admin: Send;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.as('admin');
});
afterAll(() => api?.stop());

const DAY_MS = 24 * 60 * 60 * 1000;
const noCounts = { search: 0, candidate: 0, resume: 0, export: 0 };

/** Adds a day of an account, `ago` days before today. */
async function addDay(user: Types.ObjectId, ago: number, counts: Partial<typeof noCounts>) {
  const dayBegins = new Date(dayBeginsInIndia(new Date()).getTime() - ago * DAY_MS);
  const _id = `${user}:${todayInIndia(dayBegins)}`;
  await api.deps.mongo.dailyUsage.insertMany([
    { _id, user, dayBegins, counts: { ...noCounts, ...counts }, seen: [], noticed: [] },
  ]);
}
const limitsOf = async (user: Types.ObjectId) =>
  (await api.deps.mongo.users.findOne({ _id: user }, { dailyLimits: 1 }).lean())?.dailyLimits ?? {};
const setLimits = (user: unknown, limits: unknown, by = admin) =>
  by('PUT', `/api/daily-limits/${user}`, { body: { limits } });

describe('an account', () => {
  it('sees what it has used today and what is left, before and after', async () => {
    const { _id } = await api.makeUser('employer');
    const send = await api.signIn(_id);
    const before = await send('GET', '/api/daily-usage');
    expect(before.body.uses).toEqual(
      dailyUseNames.map((use) => ({ use, used: 0, limit: dailyUses[use].perDay, left: dailyUses[use].perDay })),
    );
    expect(new Date(before.body.resetsAt).getTime()).toBe(dayBeginsInIndia(new Date()).getTime() + DAY_MS);
    await api.index([]);
    await send('POST', '/api/advance-filter', { body: {} });
    await send('POST', '/api/list-candidates', { body: {} });
    await countUse(api.deps, { user: { _id: String(_id), role: 'employer' }, dailyLimits: {} }, 'export', 12);
    const { body } = await send('GET', '/api/daily-usage');
    expect(body.uses[0]).toEqual({ use: 'search', used: 2, limit: 3_000, left: 2_998 });
    expect(body.uses[3]).toEqual({ use: 'export', used: 12, limit: 2_000, left: 1_988 });
  });

  it('of an admin has higher limits; a job seeker has none and may not ask', async () => {
    expect((await admin('GET', '/api/daily-usage')).body.uses[0].limit).toBe(5_000);
    expect((await (await api.as('job-seeker'))('GET', '/api/daily-usage')).status).toBe(403);
  });
});

describe('an admin', () => {
  it('sees an account’s day, its limits and the days before', async () => {
    const { _id } = await api.makeUser('employer');
    await addDay(_id, 0, { search: 40, export: 7 });
    await addDay(_id, 3, { candidate: 9 });
    await addDay(_id, 28, { candidate: 1 });
    await setLimits(_id, { export: 5 });
    const { body } = await admin('GET', `/api/daily-usage/${_id}`);
    expect(body.uses[0]).toEqual({ use: 'search', used: 40, limit: 3_000, left: 2_960, usual: 3_000, isOwn: false });
    expect(body.uses[3]).toEqual({ use: 'export', used: 7, limit: 5, left: 0, usual: 2_000, isOwn: true });
    expect(body.days.map(({ day }: { day: string }) => day)).toEqual([
      todayInIndia(new Date()),
      todayInIndia(new Date(Date.now() - 3 * DAY_MS)),
    ]);
    expect(body.days[1].counts).toEqual({ ...noCounts, candidate: 9 });
  });

  it('sees nothing counted for a job seeker, and can set no limit there', async () => {
    const { _id } = await api.makeUser('job-seeker');
    expect((await admin('GET', `/api/daily-usage/${_id}`)).body).toMatchObject({ uses: [], days: [] });
    expect((await setLimits(_id, { resume: 1 })).status).toBe(400);
    expect(await limitsOf(_id)).toEqual({});
  });

  it('sets limits that apply to the next use; null restores the role’s; others stay', async () => {
    const { _id } = await api.makeUser('employer');
    const send = await api.signIn(_id);
    const search = () => send('POST', '/api/advance-filter', { body: {} });
    expect((await setLimits(_id, { search: 2, resume: 0 })).body).toEqual({
      success: true,
      message: 'Limits changed.',
    });
    expect([(await search()).status, (await search()).status, (await search()).status]).toEqual([200, 200, 429]);
    await setLimits(_id, { search: 3 });
    expect([(await search()).status, (await search()).status]).toEqual([200, 429]);
    await setLimits(_id, { search: null });
    expect((await search()).status).toBe(200);
    expect(await limitsOf(_id)).toEqual({ resume: 0 });
    const entries = await api.deps.mongo.auditEntries.find({ call: 'set-daily-limits', records: String(_id) }).lean();
    expect(entries).toHaveLength(3);
  });

  it('who changes one limit while another admin changes another loses neither', async () => {
    const { _id } = await api.makeUser('employer');
    const second = await api.as('admin');
    await Promise.all([setLimits(_id, { search: 5 }), setLimits(_id, { export: 6 }, second)]);
    expect(await limitsOf(_id)).toEqual({ search: 5, export: 6 });
  });

  it.each([
    ['negative', { search: -1 }],
    ['a fraction', { search: 1.5 }],
    ['above the highest', { search: 1_000_001 }],
    ['above the highest of what is stored per candidate', { candidate: 10_001 }],
    ['beyond exact numbers', { search: 2 ** 60 }],
    ['text', { search: '5' }],
    ['an operator', { search: { $gt: 0 } }],
    ['a list', { search: [5] }],
    ['of an unknown use', { picture: 5 }],
    ['a path', { 'search.$': 5 }],
    ['of nothing', {}],
    ['missing', undefined],
  ])('is refused a limit that is %s', async (_, limits) => {
    const { _id } = await api.makeUser('employer');
    expect((await setLimits(_id, limits)).status).toBe(400);
    expect(await limitsOf(_id)).toEqual({});
  });

  it('sees today’s accounts, those nearest to a limit first; other roles are refused', async () => {
    await api.deps.mongo.dailyUsage.deleteMany({});
    const [calm, busy, over, idle] = await Promise.all([1, 2, 3, 4].map(() => api.makeUser('employer')));
    await addDay(calm!._id, 0, { search: 3 });
    await addDay(busy!._id, 0, { search: 2, resume: 290 });
    await addDay(over!._id, 0, { export: 1 });
    await addDay(idle!._id, 0, {});
    await setLimits(over!._id, { export: 0 });
    const { body } = await admin('GET', '/api/usage-today');
    expect(body.accounts.map(({ _id }: { _id: string }) => _id)).toEqual(
      [over, busy, calm].map((one) => String(one!._id)),
    );
    expect(body.accounts[0].uses[3]).toEqual({ use: 'export', used: 1, limit: 0, left: 0 });
    expect(body.pagination).toEqual({ page: 1, perPage: 20, totalPages: 1, total: 3 });
    const employer = await api.as('employer');
    for (const path of ['/api/usage-today', `/api/daily-usage/${busy!._id}`]) {
      expect((await employer('GET', path)).status).toBe(403);
    }
    expect((await setLimits(busy!._id, { search: 9 }, employer)).status).toBe(403);
  });
});

describe('a jump', () => {
  it.each([
    ['no days', [], 0],
    ['days without use', [0, 0], 0],
    ['an odd number of days', [3, 100, 0, 5], 5],
    ['an even number of days', [4, 7], 6],
  ])('is measured against the median of the days with use: %s', (_, days, expected) => {
    expect(usualDay(days)).toBe(expected);
  });

  it.each([
    ['five usual days', 200, 40, true],
    ['less than five', 199, 40, false],
    ['much, for an account without earlier use', 60, 0, true],
    ['too little to matter', 59, 1, false],
  ])('is %s', (_, today, usual, expected) => {
    expect(isJump('resume', today, usual)).toBe(expected);
  });

  it('notifies each admin once a day and use, also when two processes look at once or one died before', async () => {
    await api.deps.mongo.dailyUsage.deleteMany({});
    const { mongo } = api.deps;
    const { _id } = await api.makeUser('employer');
    for (const ago of [1, 2, 3]) await addDay(_id, ago, { resume: 20, search: 500 });
    await addDay(_id, 0, { resume: 100, search: 600 });
    const admins = await mongo.users.countDocuments({ role: 'admin' });
    await Promise.all([noticeJumps(api.deps), noticeJumps(api.deps)]);
    const sent = () => mongo.notifications.find({ link: `/user/${_id}` }).lean();
    expect(await sent()).toHaveLength(admins);
    expect((await sent())[0]).toMatchObject({
      type: 'system-alert',
      title: expect.stringMatching(/^Unusual use: Asha Rao \(USR-\d+\)$/),
      description:
        '100 resumes today so far, usually 20 resumes a day. Open the account to see its days and to change its limits.',
    });
    await mongo.dailyUsage.updateMany({ user: _id }, { $set: { noticed: [] } });
    await noticeJumps(api.deps);
    expect(await sent()).toHaveLength(admins);
    expect((await mongo.dailyUsage.findOne({ user: _id }).sort({ dayBegins: -1 }).lean())?.noticed).toEqual(['resume']);
    await mongo.dailyUsage.updateOne({ user: _id, 'counts.resume': 100 }, { $set: { 'counts.search': 2_500 } });
    await noticeJumps(api.deps);
    expect(await sent()).toHaveLength(2 * admins);
  });
});
