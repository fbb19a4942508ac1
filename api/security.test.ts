import { request } from 'node:http';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountLimits } from './http/account-limits.ts';
import { createLimits } from './http/limits.ts';
import { PASSWORD, startTestApi, type TestApi } from './testing/test-api.ts';

/** The session's key in a token. */
const keyOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const wrongSignIn = (of: TestApi, headers: Record<string, string> = {}, email = `${crypto.randomUUID()}@example.com`) =>
  of.anyone('POST', '/api/signin', { body: { email, password: 'x' }, headers });

/** Leaves that many sign-ins for the address that the tests use. */
async function leave(of: TestApi, left: number, address = '127.0.0.1') {
  of.deps.limits = createLimits();
  for (let taken = 0; taken < 100 - left; taken += 1) await of.deps.limits.signinByAddress.take(address);
}

describe('rate limits', () => {
  it.each([
    ['sign-in', 'signinByAddress', 100, 'POST', '/api/signin', { email: 'a@example.com', password: 'x' }],
    ['asking for an OTP', 'otpByAddress', 50, 'POST', '/api/send-otp', { email: 'a@example.com', purpose: 'signup' }],
    [
      'an OTP',
      'otpTriesByAddress',
      100,
      'POST',
      '/api/verify-otp',
      { email: 'a@b.co', otp: '123456', purpose: 'reset' },
    ],
    ['a reset', 'resetByAddress', 50, 'POST', '/api/reset-password', { email: 'a@example.com', password: PASSWORD }],
    ['undoing', 'undoByAddress', 50, 'POST', '/api/undo-email-change', { token: 'x'.repeat(43) }],
  ] as const)('of %s apply by address: %s', async (_, limit, points, method, path, body) => {
    api.deps.limits = createLimits();
    for (let taken = 0; taken < points; taken += 1) await api.deps.limits[limit].take('127.0.0.1');
    const answer = await api.anyone(method, path, { body });
    expect(answer).toMatchObject({
      status: 429,
      body: { success: false, message: expect.stringContaining('Too many') },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    api.deps.limits = createLimits();
  });

  it('can’t be bypassed with X-Forwarded-For if no proxy is trusted', async () => {
    await leave(api, 1);
    expect((await wrongSignIn(api, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(401);
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip', 'cf-connecting-ip']) {
      expect((await wrongSignIn(api, { [name]: `203.0.113.${name.length}` })).status).toBe(429);
    }
    api.deps.limits = createLimits();
  });

  it('apply to the address that a trusted proxy adds, whatever the caller sent before it', async () => {
    const behind = await startTestApi({ TRUST_PROXY: '1' });
    await leave(behind, 1, '203.0.113.7');
    const from = (list: string) => wrongSignIn(behind, { 'x-forwarded-for': list });
    expect((await from('198.51.100.1, 203.0.113.7')).status).toBe(401);
    expect((await from('198.51.100.2, 203.0.113.7')).status).toBe(429);
    expect((await from('203.0.113.7, 203.0.113.8')).status).toBe(401);
    await behind.stop();
  });

  it('count all addresses of one IPv6 network as one', async () => {
    const { signinByAddress } = createLimits();
    for (let at = 0; at < 100; at += 1) await signinByAddress.take(`2001:db8:1:2::${at.toString(16)}`);
    await expect(signinByAddress.take('2001:0db8:0001:0002:ffff::1')).rejects.toMatchObject({ status: 429 });
    await signinByAddress.take('2001:db8:1:3::1');
    for (let at = 0; at < 100; at += 1) await signinByAddress.take('::ffff:192.0.2.1');
    await expect(signinByAddress.take('192.0.2.1')).rejects.toMatchObject({ status: 429 });
  });

  it('by account apply across all API processes, also to many concurrent attempts', async () => {
    const key = `${crypto.randomUUID()}@example.com`;
    const now = new Date();
    const process = () => createAccountLimits({ mongo: api.deps.mongo, now: () => now });
    const processes = [process(), process()] as const;
    const tries = Array.from({ length: 30 }, (_, at) => processes[at % 2 ? 0 : 1].signin.take(key));
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(processes[0].signin.take(key)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 900 });
    await processes[1].password.take(key);
    expect(await api.deps.mongo.attemptCounts.exists({ _id: { $regex: 'example' } })).toBeNull();
  });

  it('by account restart after a quarter of an hour', async () => {
    let now = new Date();
    const { password } = createAccountLimits({ mongo: api.deps.mongo, now: () => now });
    const key = crypto.randomUUID();
    for (let taken = 0; taken < 10; taken += 1) await password.take(key);
    await expect(password.take(key)).rejects.toMatchObject({ status: 429 });
    now = new Date(now.getTime() + 15 * 60 * 1000);
    const ends = await Promise.allSettled(Array.from({ length: 12 }, () => password.take(key)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('by account are reset by a correct password', async () => {
    const { email } = await api.makeUser('employer');
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 0; wrong < 9; wrong += 1) await wrongSignIn(api, {}, email);
      expect((await api.anyone('POST', '/api/signin', { body: { email, password: PASSWORD } })).status).toBe(200);
    }
  });
});

describe('in production', () => {
  let production: TestApi;
  beforeAll(async () => {
    production = await startTestApi({
      NODE_ENV: 'production',
      SESSION_SECRET: 'x'.repeat(40),
      MAIL_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'https://jobs.example',
    });
  });
  afterAll(() => production.stop());

  it('every answer requires TLS from then on', async () => {
    for (const path of ['/', '/api/checkauth', '/api/nope', '/docs', '/healthz']) {
      const { headers } = await production.anyone('GET', path);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000; includeSubDomains$/);
    }
  });

  it('the cookies are inaccessible to scripts, other sites and plain HTTP', async () => {
    const { email } = await production.makeUser('employer');
    const { headers } = await production.anyone('POST', '/api/signin', { body: { email, password: PASSWORD } });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/),
      expect.stringMatching(/^__Host-device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/),
    ]);
  });

  it('a session cookie without the __Host- prefix counts only with a token from before the prefix', async () => {
    const { _id, email } = await production.makeUser('employer');
    const signedIn = await production.anyone('POST', '/api/signin', { body: { email, password: PASSWORD } });
    const token = signedIn.headers.getSetCookie()[0]?.match(/^__Host-session=([^;]+)/)?.[1] ?? '';
    const check = async (cookie: string) =>
      (await production.anyone('GET', '/api/checkauth', { headers: { cookie } })).status;
    expect(await check(`__Host-session=${token}`)).toBe(200);
    expect(await check(`session=${token}`)).toBe(401);
    const former = await new SignJWT({ sid: keyOf(token) })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(_id))
      .setExpirationTime('1h')
      .sign(production.deps.secrets.current);
    expect(await check(`session=${former}`)).toBe(200);
    // a planted cookie never replaces the real one
    expect(await check(`__Host-session=forged; session=${former}`)).toBe(401);
    const signedOut = await production.anyone('GET', '/api/logout', {
      headers: { cookie: `session=${former}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(signedOut.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=; .*Max-Age=0; Secure$/),
      expect.stringMatching(/^session=; .*Max-Age=0; Secure$/),
    ]);
  });

  it('a server error reveals no internals', async () => {
    const broken = production.deps.mongo.users.exists;
    production.deps.mongo.users.exists = () => {
      throw new Error('E11000 at 10.0.0.7 /srv/app');
    };
    production.deps.mailer.isReachable = async () => true;
    const answer = await production.anyone('POST', '/api/send-otp', { body: { email: 'a@b.co', purpose: 'signup' } });
    production.deps.mongo.users.exists = broken;
    expect(answer).toMatchObject({
      status: 500,
      body: { success: false, message: 'Something went wrong on our side. Please try again later.' },
    });
    expect(Object.keys(answer.body)).toEqual(['success', 'message']);
  });
});

describe('every answer', () => {
  it.each(['/', '/api/checkauth', '/api/client-ip', '/api/nope', '/api/openapi.json', '/docs', '/metrics'])(
    'of %s has strict headers: only own scripts, no sniffing, no foreign frames, no referrer to other sites',
    async (path) => {
      const { headers } = await api.anyone('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toMatch(/frame-ancestors '(self|none)'/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toMatch(/^(same-origin|no-referrer|strict-origin)$/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('of a call is not cacheable', async () => {
    for (const path of ['/api/checkauth', '/api/client-ip']) {
      expect((await api.anyone('GET', path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('a body of 10 MB', () => {
  const send = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(`${api.url}/api/signin`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
        sent.destroy();
      });
      // the server stops reading: the rest of the upload breaks after the answer has been received
      sent.on('error', reject);
      const piece = 'x'.repeat(100_000);
      for (let at = 0; at < 100; at += 1) sent.write(piece);
      sent.end();
    });

  it('gets 413 with or without a declared length, and the next request is answered', async () => {
    const type = { 'content-type': 'application/json' };
    expect(await send({ ...type, 'content-length': '10000000' })).toBe(413);
    expect(await send({ ...type, 'transfer-encoding': 'chunked' })).toBe(413);
    expect((await api.anyone('GET', '/api/client-ip')).status).toBe(200);
  });
});

it('a request whose head is too large is refused', async () => {
  const headers = { 'x-large': 'x'.repeat(20_000) };
  expect((await api.anyone('GET', '/api/client-ip', { headers })).status).toBe(431);
});
