import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDLE_LIMIT_MS, sessionId } from '#api/http/session.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { SESSIONS_SHOWN } from './open-sessions-contract.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

const list = (by: Send, userId: Types.ObjectId | string) => by('GET', `/api/open-sessions/${userId}`);
const endOne = (by: Send, userId: Types.ObjectId, id: string) =>
  by('POST', `/api/end-session/${userId}`, { body: { sessionId: id } });
const endOthers = (by: Send, userId: Types.ObjectId) => by('POST', `/api/end-other-sessions/${userId}`);

const isOpen = async (by: Send) => (await by('GET', '/api/checkauth')).status === 200;
const logged = (userId: Types.ObjectId) => api.deps.mongo.sessionLogs.countDocuments({ userId, status: 'out' });

/** An account with sessions in that many browsers. */
async function signedInTimes(count: number) {
  const { _id } = await api.makeUser('employer');
  const browsers: Send[] = [];
  for (let n = 0; n < count; n += 1) browsers.push(await api.signIn(_id));
  return { _id, browsers: browsers as [Send, ...Send[]] };
}

describe('open sessions', () => {
  it('are listed with browser, address and times, the caller’s own first, then the last used', async () => {
    const { _id, browsers } = await signedInTimes(3);
    const { sessions } = api.deps.mongo;
    const mine = (await list(browsers[0], _id)).body.sessions.find(
      ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
    );
    const others = await sessions.find({ user: _id, _id: { $ne: mine.sessionId } }).lean();
    const [older, newer] = others.map((session) => session._id) as [string, string];
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const described = { browserName: 'Firefox', ipAddress: '203.0.113.9', createdAt: at(90) };
    await sessions.updateOne({ _id: older }, { $set: { ...described, lastSeenAt: at(80) } });
    await sessions.updateOne({ _id: newer }, { $set: { lastSeenAt: at(20) } });
    const { status, body } = await list(browsers[0], _id);
    expect(status).toBe(200);
    expect(body.total).toBe(3);
    expect(body.sessions.map((each: { sessionId: string }) => each.sessionId)).toEqual([mine.sessionId, newer, older]);
    expect(body.sessions[2]).toEqual({
      sessionId: older,
      isCurrent: false,
      ...described,
      createdAt: described.createdAt.toISOString(),
      lastSeenAt: expect.any(String),
    });
  });

  it('don’t include expired, idle and revoked ones, or those of an earlier password', async () => {
    const { _id, browsers } = await signedInTimes(5);
    const { sessions } = api.deps.mongo;
    const { body } = await list(browsers[0], _id);
    const [expired, idle, revoked, earlier] = body.sessions
      .slice(1)
      .map((each: { sessionId: string }) => each.sessionId);
    const past = new Date(Date.now() - 1_000);
    await sessions.updateOne({ _id: expired }, { $set: { expiresAt: past } });
    await sessions.updateOne({ _id: idle }, { $set: { lastSeenAt: new Date(Date.now() - IDLE_LIMIT_MS) } });
    await sessions.updateOne({ _id: revoked }, { $set: { revokedAt: past } });
    await sessions.updateOne({ _id: earlier }, { $set: { passwordVersion: 7 } });
    expect((await list(browsers[0], _id)).body).toMatchObject({ total: 1, sessions: [{ isCurrent: true }] });
  });

  it(`are limited to the last used ${SESSIONS_SHOWN}, with their total`, async () => {
    const { _id, browsers } = await signedInTimes(1);
    const now = new Date();
    const of = { user: _id, createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + DAY_MS) };
    const more = Array.from({ length: SESSIONS_SHOWN + 10 }, (_, n) => ({ _id: sessionId(`${_id} ${n}`), ...of }));
    await api.deps.mongo.sessions.insertMany(more);
    const { body } = await list(browsers[0], _id);
    expect([body.sessions.length, body.total]).toEqual([SESSIONS_SHOWN, SESSIONS_SHOWN + 11]);
  });
});

describe('ending', () => {
  it('one session signs out that browser alone, is logged once, and is no error the second time', async () => {
    const { _id, browsers } = await signedInTimes(3);
    const [first, second, third] = browsers as [Send, Send, Send];
    const { body } = await list(second, _id);
    const [{ sessionId: own }] = body.sessions;
    expect((await endOne(first, _id, own)).body).toEqual({ success: true, message: '1 session ended.', ended: 1 });
    expect([await isOpen(first), await isOpen(second), await isOpen(third)]).toEqual([true, false, true]);
    expect((await endOne(first, _id, own)).body).toMatchObject({ success: true, ended: 0 });
    expect(await logged(_id)).toBe(1);
  });

  it('all others leaves the caller’s own', async () => {
    const { _id, browsers } = await signedInTimes(4);
    expect((await endOthers(browsers[0], _id)).body).toEqual({ success: true, message: '3 sessions ended.', ended: 3 });
    expect(await Promise.all(browsers.map(isOpen))).toEqual([true, false, false, false]);
    expect(await logged(_id)).toBe(3);
  });

  it('by an admin signs out every browser of any account, and is in the audit log', async () => {
    const { _id, browsers } = await signedInTimes(2);
    const adminUser = await api.makeUser('admin');
    const admin = await api.signIn(adminUser._id);
    expect((await list(admin, _id)).body).toMatchObject({ total: 2 });
    expect((await endOthers(admin, _id)).body).toMatchObject({ ended: 2 });
    expect(await Promise.all(browsers.map(isOpen))).toEqual([false, false]);
    expect(await isOpen(admin)).toBe(true);
    const entry = await api.deps.mongo.auditEntries.findOne({ by: adminUser._id, action: 'change' }).lean();
    expect(entry).toMatchObject({ kind: 'account', records: [String(_id)] });
  });

  it('with a session of another account’s ends nothing', async () => {
    const [mine, other] = [await signedInTimes(1), await signedInTimes(1)];
    const [{ sessionId: foreign }] = (await list(other.browsers[0], other._id)).body.sessions;
    expect((await endOne(mine.browsers[0], mine._id, foreign)).body).toMatchObject({ ended: 0 });
    expect(await isOpen(other.browsers[0])).toBe(true);
  });
});
