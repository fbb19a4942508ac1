import { SignJWT } from 'jose';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionId } from '#api/http/session.ts';
import { PASSWORD, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { readSession, signToken } from './read-session.ts';
import { startSession } from './start-session.ts';

const HOUR_MS = 60 * 60 * 1000;
const OWN = { 'sec-fetch-site': 'same-origin' };
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const checkauth = (cookie: string) => api.anyone('GET', '/api/checkauth', { headers: { cookie } });
const device = { browserName: '', fingerPrintId: '', ipAddress: '' };

describe('signing in', () => {
  it('sets a cookie that scripts and other sites cannot use, and logs the sign-in', async () => {
    const user = await api.makeUser('employer');
    const body = { email: user.email.toUpperCase(), password: PASSWORD, selectedRole: 'job-seeker' };
    const answer = await api.anyone('POST', '/api/signin', { body });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, user: { role: 'employer', email: user.email } },
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/);
    expect((await checkauth(cookie.split(';')[0] as string)).body.user._id).toBe(String(user._id));
    expect(await api.deps.mongo.sessionLogs.countDocuments({ userId: user._id, status: 'in' })).toBe(1);
  });

  it('answers a wrong email and a wrong password alike', async () => {
    const { email } = await api.makeUser('employer');
    const wrong = (body: object) => api.anyone('POST', '/api/signin', { body });
    const password = await wrong({ email, password: 'Wrong0ne!' });
    const unknown = await wrong({ email: 'unknown@example.com', password: 'Wrong0ne!' });
    expect(password).toMatchObject({ status: 401, body: { success: false, message: 'Invalid email or password!' } });
    expect(unknown.body).toEqual(password.body);
    expect(unknown.headers.get('set-cookie')).toBeNull();
  });

  it('is refused with Retry-After after ten wrong passwords for an account, known or not', async () => {
    const { email } = await api.makeUser('employer');
    for (const address of [email, 'no-such-account@example.com']) {
      const attempt = () => api.anyone('POST', '/api/signin', { body: { email: address, password: 'x' } });
      for (let wrong = 0; wrong < 10; wrong += 1) expect((await attempt()).status).toBe(401);
      const refused = await attempt();
      expect(refused).toMatchObject({ status: 429, body: { success: false } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

describe('a session', () => {
  it('ends at once, everywhere, by logging out; the sign-out is logged', async () => {
    const user = await api.makeUser('admin');
    const cookie = await api.cookieFor(user._id);
    const answer = await api.anyone('GET', '/api/logout', { headers: { cookie, ...OWN } });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
    expect((await checkauth(cookie)).status).toBe(401);
    expect(await api.deps.mongo.sessionLogs.countDocuments({ userId: user._id, status: 'out' })).toBe(1);
  });

  it('is invalid if the token is forged, altered, of another algorithm or malformed', async () => {
    const { _id } = await api.makeUser('admin');
    const token = (await api.cookieFor(_id)).slice('session='.length);
    const later = new Date(Date.now() + HOUR_MS);
    const forged = await signToken(
      { key: 'x', userId: String(_id) },
      later,
      new TextEncoder().encode('another secret'),
    );
    const [head, , signature] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    const otherShape = await new SignJWT({ sid: { $ne: null } })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(_id));
    const injected = await otherShape.sign(api.deps.secrets.current);
    for (const bad of [forged, `${head}.e30.${signature}`, unsigned, injected, 'junk', '', 'a.b.c']) {
      expect((await checkauth(`session=${bad}`)).status).toBe(401);
    }
    expect((await checkauth(`session=${token}`)).status).toBe(200);
  });

  it('of another account cannot be taken over by naming that account in a token', async () => {
    const [one, other] = [await api.makeUser('job-seeker'), await api.makeUser('admin')];
    await api.deps.mongo.sessions.insertMany([
      {
        _id: sessionId('known-key'),
        user: one._id,
        createdAt: new Date(),
        lastSeenAt: new Date(),
        expiresAt: new Date(Date.now() + HOUR_MS),
      },
    ]);
    const expiresAt = new Date(Date.now() + HOUR_MS);
    const token = await signToken({ key: 'known-key', userId: String(other._id) }, expiresAt, api.deps.secrets.current);
    expect((await checkauth(`session=${token}`)).status).toBe(401);
  });

  it('ends after 12 hours without use and after 7 days in any case', async () => {
    const { _id } = await api.makeUser('admin');
    const started = Date.now();
    const token = await startSession(api.deps, { _id }, device);
    const at = (hours: number) => readSession({ ...api.deps, now: () => new Date(started + hours * HOUR_MS) }, token);
    expect(await at(11)).not.toBeNull(); // seen at 11 h: the 12 h restart
    expect(await at(22)).not.toBeNull();
    expect(await at(34.5)).toBeNull();
    for (let hours = 33; hours < 168; hours += 11) expect(await at(hours)).not.toBeNull();
    expect(await at(169)).toBeNull();
  });

  it('ends with its account', async () => {
    const { _id } = await api.makeUser('employer');
    const cookie = await api.cookieFor(_id);
    await api.deps.mongo.users.deleteOne({ _id });
    expect((await checkauth(cookie)).status).toBe(401);
  });

  it('of an account that never existed is invalid, and leaves nothing behind', async () => {
    const user = new Types.ObjectId();
    await expect(startSession(api.deps, { _id: user }, device)).rejects.toMatchObject({ status: 401 });
    expect(await api.deps.mongo.sessions.countDocuments({ user })).toBe(0);
  });
});

describe('a request from another site', () => {
  const foreign = [
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['another Origin', { origin: 'https://evil.example' }],
    ['the Origin of a sandbox', { origin: 'null' }],
    ['another Referer', { referer: 'https://evil.example/page' }],
  ] as const;

  it.each(foreign)('that changes something is refused: %s', async (_, headers) => {
    const cookie = await api.cookieFor((await api.makeUser('admin'))._id);
    const post = await api.anyone('POST', '/api/search-index/audit', { headers: { cookie, ...headers }, body: {} });
    expect(post).toMatchObject({ status: 403, body: { success: false } });
    expect((await api.anyone('GET', '/api/logout', { headers: { cookie, ...headers } })).status).toBe(403);
    expect((await checkauth(cookie)).status).toBe(200);
  });

  it('is recognised by its Origin if the browser sends nothing else', async () => {
    const cookie = await api.cookieFor((await api.makeUser('admin'))._id);
    const headers = { cookie, origin: api.url };
    expect((await api.anyone('GET', '/api/logout', { headers })).status).toBe(200);
    expect((await checkauth(cookie)).status).toBe(401);
  });

  it('and one without an origin cannot sign an account out', async () => {
    const cookie = await api.cookieFor((await api.makeUser('admin'))._id);
    expect((await api.anyone('GET', '/api/logout', { headers: { cookie } })).status).toBe(403);
  });
});
