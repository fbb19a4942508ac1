import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { dayBeginsInIndia } from '#domain/day-in-india.ts';
import { SESSION_LOG_DAYS } from '#mongo/models/session-log.ts';

let api: TestApi;
let admin: Send;

/** Creates an account with its own name and entries that many hours ago, oldest first. */
async function makePerson(firstName: string, entries: [status: 'in' | 'out', hoursAgo: number][]) {
  const { mongo } = api.deps;
  const user = await api.makeUser('employer');
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const lastSignInAt = at(entries.find(([status]) => status === 'in')?.[1] ?? 10_000);
  await mongo.users.updateOne({ _id: user._id }, { $set: { firstName, contact: '9811122233', lastSignInAt } });
  await mongo.sessionLogs.insertMany(
    entries.map(([status, hours]) => ({ userId: user._id, status, createdAt: at(hours), ipAddress: '203.0.113.9' })),
  );
  return user;
}

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn((await api.makeUser('admin'))._id);
});
afterAll(() => api.stop());

const history = async (body: object = {}, by = admin) => (await by('POST', '/api/session-history', { body })).body;
const summaries = async (body: object = {}, by = admin) => (await by('POST', '/api/fetch-session-logs', { body })).body;
const ofUser = (id: Types.ObjectId | string, body: object = {}, by = admin) =>
  by('POST', `/api/fetch-Logs-History/${id}`, { body });
const names = (body: { logs: { userDetails: { firstName: string } | null }[] }) =>
  body.logs.map(({ userDetails }) => userDetails?.firstName);

describe('session history', () => {
  it('shows an admin all sign-ins and sign-outs with their accounts, newest first, twenty per page', async () => {
    const { _id, email } = await makePerson('Chandra', [
      ['in', 0.2],
      ['out', 0.1],
    ]);
    const body = await history();
    expect(body).toMatchObject({ success: true, message: 'Session logs found.' });
    const times = body.logs.map((log: { createdAt: string }) => log.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(body.logs.find((log: { userId: string }) => log.userId === String(_id))).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      userId: String(_id),
      status: 'out',
      ipAddress: '203.0.113.9',
      createdAt: expect.any(String),
      userDetails: { _id: String(_id), firstName: 'Chandra', lastName: 'Rao', email, contact: '9811122233' },
    });
    await makePerson(
      'Many',
      Array.from({ length: 25 }, (_, n) => ['in', 400 + n]),
    );
    const first = await history({ search: 'Many' });
    const second = await history({ search: 'Many', currentPage: 2 });
    expect([first.logs.length, second.logs.length, first.totalLogs]).toEqual([20, 5, 25]);
    expect(new Set([...first.logs, ...second.logs].map(({ _id: id }) => id)).size).toBe(25);
    expect((await history({ itemsPerPage: 10 })).totalLogs).toBe(await api.deps.mongo.sessionLogs.countDocuments());
  });

  it('can be searched by name, email and contact', async () => {
    const { email } = await makePerson('Ümit', [['in', 2]]);
    expect(names(await history({ search: 'UMIT' }))).toEqual(['Ümit']);
    expect(names(await history({ search: email }))).toEqual(['Ümit']);
    expect(names(await history({ search: 'umit 9811122' }))).toEqual(['Ümit']);
    expect(await history({ search: 'no such name' })).toEqual({
      success: true,
      message: 'No data available!',
      logs: [],
      totalLogs: 0,
    });
  });

  it('of today excludes entries before midnight in India', async () => {
    const midnight = dayBeginsInIndia(new Date()).getTime();
    const hoursSince = (Date.now() - midnight) / 3_600_000;
    await makePerson('Midnight', [
      ['in', hoursSince + 0.01],
      ['out', hoursSince - 0.0005],
    ]);
    const today = await history({ search: 'Midnight', today: true });
    expect(today.logs.map((log: { status: string }) => log.status)).toEqual(['out']);
    expect(today.totalLogs).toBe(1);
    expect((await history({ search: 'Midnight', today: false })).totalLogs).toBe(2);
  });

  it.each(['employer', 'job-seeker'] as const)('shows an account of role %s only its own', async (role) => {
    const { _id } = await api.makeUser(role);
    const send = await api.signIn(_id);
    const body = await history({ itemsPerPage: 100 }, send);
    expect(body.logs.map((log: { userId: string }) => log.userId)).toEqual([String(_id)]);
    expect(body.totalLogs).toBe(1);
    expect((await history({ search: 'Chandra' }, send)).totalLogs).toBe(0);
    expect((await history({ search: 'Asha' }, send)).totalLogs).toBe(1);
  });
});

describe('user history', () => {
  it('shows each account with its last sign-in and sign-out, last signed in first', async () => {
    const still = await makePerson('Sudha Still', [
      ['in', 5],
      ['out', 4],
      ['in', 0.01],
    ]);
    await makePerson('Sudha Left', [
      ['in', 0.05],
      ['out', 0.04],
    ]);
    await makePerson('Sudha Never', []);
    await api.deps.mongo.users.updateOne({ _id: still._id }, { $set: { lastSignInAt: new Date() } });
    const body = await summaries({ search: 'sudha' });
    expect(body).toMatchObject({ success: true, message: 'Session logs found.', totalLogs: 3, totalPages: 1 });
    expect(body.sessionLogs.map((log: { firstName: string }) => log.firstName)).toEqual([
      'Sudha Still',
      'Sudha Left',
      'Sudha Never',
    ]);
    const [first, second, third] = body.sessionLogs;
    expect(first).toMatchObject({ _id: String(still._id), id: expect.stringMatching(/^USR-/), lastStatus: 'in' });
    expect(first.lastLogin > first.lastLogout).toBe(true);
    expect(second).toMatchObject({ lastStatus: 'out', lastLogin: expect.any(String), lastLogout: expect.any(String) });
    expect(third).toMatchObject({ lastStatus: null, lastLogin: null, lastLogout: null });
  });

  it('is paginated', async () => {
    for (let n = 0; n < 11; n += 1) await makePerson(`Paged ${n}`, []);
    const pages = await Promise.all([1, 2].map((page) => summaries({ search: 'paged', pages: page })));
    expect(pages.map(({ sessionLogs }) => sessionLogs.length)).toEqual([10, 1]);
    expect(pages[0]).toMatchObject({ totalLogs: 11, totalPages: 2 });
  });

  it.each(['employer', 'job-seeker'] as const)('shows an account of role %s only itself', async (role) => {
    const { _id } = await api.makeUser(role);
    const body = await summaries({}, await api.signIn(_id));
    expect(body.sessionLogs).toEqual([
      expect.objectContaining({ _id: String(_id), lastStatus: 'in', lastLogin: expect.any(String), lastLogout: null }),
    ]);
    expect(body.totalLogs).toBe(1);
  });
});

describe('one account’s log history', () => {
  it('shows an admin its owner and entries, newest first, ten per page', async () => {
    const { _id, email } = await makePerson(
      'Leela',
      Array.from({ length: 12 }, (_, n) => [n % 2 ? 'in' : 'out', n]),
    );
    const { status, body } = await ofUser(_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ totalLogs: 12, totalPages: 2 });
    const { data, ...user } = body.logHistory;
    expect(user).toMatchObject({ _id: String(_id), firstName: 'Leela', lastName: 'Rao', email, contact: '9811122233' });
    expect(data).toHaveLength(10);
    expect(data[0]).toEqual({ _id: expect.any(String), status: 'out', createdAt: expect.any(String) });
    const second = await ofUser(_id, { pages: 2 });
    expect(second.body.logHistory.data).toHaveLength(2);
    expect(second.body.logHistory.data[0].createdAt < data[9].createdAt).toBe(true);
  });

  it('can be searched by status and by day', async () => {
    const { _id } = await makePerson('Dated', []);
    await api.deps.mongo.sessionLogs.insertMany([
      { userId: _id, status: 'in', createdAt: new Date('2026-03-08T19:00:00Z') },
      { userId: _id, status: 'out', createdAt: new Date('2026-03-09T19:00:00Z') },
    ]);
    const found = async (search: string) =>
      (await ofUser(_id, { search })).body.logHistory.data.map((log: { status: string }) => log.status);
    expect(await found('in')).toEqual(['in']);
    expect(await found('9 Mar')).toEqual(['in']);
    expect(await found('10/03/2026')).toEqual(['out']);
    expect(await found('2026')).toEqual(['out', 'in']);
    expect(await found('1999')).toEqual([]);
  });

  it.each(['employer', 'job-seeker'] as const)(
    'can be opened by an account of role %s if it is its own; another’s is 404',
    async (role) => {
      const { _id } = await api.makeUser(role);
      const other = await api.makeUser(role);
      const send = await api.signIn(_id);
      expect((await ofUser(_id, {}, send)).body).toMatchObject({ totalLogs: 1, logHistory: { _id: String(_id) } });
      const refused = { status: 404, body: { success: false, message: 'User not found.' } };
      expect(await ofUser(other._id, {}, send)).toMatchObject(refused);
      expect(await ofUser('0123456789abcdef01234567', {}, send)).toMatchObject(refused);
      expect(await ofUser('0123456789abcdef01234567')).toMatchObject(refused);
    },
  );
});

it('sign-ins are kept for a year, as the privacy policy says, and then removed', async () => {
  const indexes = await api.deps.mongo.sessionLogs.collection.indexes();
  const days =
    (indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)?.expireAfterSeconds ?? 0) / 86_400;
  expect(days).toBe(SESSION_LOG_DAYS);
  expect(days).toBeGreaterThanOrEqual(365);
});

describe.each([
  ['/api/session-history', { currentPage: 0 }, "Field 'currentPage'"],
  ['/api/session-history', { itemsPerPage: 75 }, "Field 'itemsPerPage': must be one of 10, 20, 25, 50, 100."],
  ['/api/session-history', { today: 'yes' }, "Field 'today'"],
  ['/api/session-history', { search: { $regex: '.*' } }, "Field 'search'"],
  ['/api/session-history', { search: 'x'.repeat(101) }, 'At most 100 characters!'],
  ['/api/session-history', { userId: '0123456789abcdef01234567' }, "Unknown field 'userId'."],
  ['/api/fetch-session-logs', { pages: -1 }, "Field 'pages'"],
  [
    '/api/fetch-session-logs',
    { sessionLogsPerPage: 7 },
    "Field 'sessionLogsPerPage': must be one of 10, 20, 25, 50, 75, 100.",
  ],
  ['/api/fetch-Logs-History/0123456789abcdef01234567', { pages: '1' }, "Field 'pages'"],
  ['/api/fetch-Logs-History/USR-000001', {}, 'must be 24 hex digits'],
])('%s with %o', (path, body, message) => {
  it('gets 400', async () => {
    const answer = await admin('POST', path, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
  });
});
