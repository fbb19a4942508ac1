import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLimits } from '#api/http/limits.ts';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { PASSWORD, type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';
import { makeDeviceToken } from './known-device.ts';

const SECRET = 'x'.repeat(40);
const NEW_PASSWORD = 'N3w.Password';
const CLAIMED = { fingerPrintId: 'a1b2', browserName: 'Chrome 142' };

let api: MailedApi;
/** A second process on the same database. */
let other: TestApi;
beforeAll(async () => {
  api = await startMailedApi({ SESSION_SECRET: SECRET });
  other = await startTestApi({ SESSION_SECRET: SECRET, MONGO_URL: api.deps.config.MONGO_URL });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

// all requests of this file come from one address
beforeEach(() => {
  for (const each of [api, other]) each.deps.limits = createLimits();
});

const signIn = (send: Send, email: string, password = PASSWORD) =>
  send('POST', '/api/signin', { body: { email, password, ...CLAIMED } });

/** An account with a browser that signed in to it and out again. */
async function owner() {
  const { _id, email } = await api.makeUser('employer');
  const browser = withCookies(api.anyone);
  expect((await signIn(browser, email)).status).toBe(200);
  await browser('GET', '/api/logout');
  return { _id, email, browser, device: browser.cookies.get('device') ?? '' };
}
const withDevice =
  (device: string, send: Send = api.anyone): Send =>
  (method, path, options = {}) =>
    send(method, path, { ...options, headers: { cookie: `device=${device}` } });

/** Uses up the account's attempts for all other devices. */
async function attack(email: string) {
  const answers: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    answers.push((await signIn(n % 2 ? api.anyone : other.anyone, email, 'Wrong0ne!')).status);
  }
  expect(answers.slice(-2)).toEqual([429, 429]);
}

describe('the correct password', () => {
  it('from a known device is not refused while others try passwords, in any process', async () => {
    const { email, browser, device } = await owner();
    await attack(email);
    expect((await signIn(api.anyone, email)).status).toBe(429);
    expect((await signIn(browser, email)).status).toBe(200);
    expect((await signIn(withDevice(device, other.anyone), email)).status).toBe(200);
    // which gives other devices no further attempts
    expect((await signIn(api.anyone, email, 'Wrong0ne!')).status).toBe(429);
  });

  it('from a known device is not refused while others at its address are', async () => {
    const { email, browser } = await owner();
    api.deps.limits = createLimits();
    for (let n = 0; n < 100; n += 1) await api.deps.limits.signinByAddress.take('127.0.0.1');
    expect((await signIn(api.anyone, (await api.makeUser('employer')).email)).status).toBe(429);
    expect((await signIn(browser, email)).status).toBe(200);
  });

  it('is accepted from the browser that signed up or reset the password', async () => {
    const { email } = await api.makeUser('employer');
    const reset = withCookies(api.anyone);
    await attack(email);
    await reset('POST', '/api/send-otp', { body: { email, purpose: 'forgot-password' } });
    const otp = await api.box.waitForOtp(email);
    await reset('POST', '/api/verify-otp', { body: { email, otp, purpose: 'reset' } });
    expect((await reset('POST', '/api/reset-password', { body: { email, password: NEW_PASSWORD } })).status).toBe(200);
    await attack(email);
    expect((await signIn(reset, email, NEW_PASSWORD)).status).toBe(200);

    const signup = withCookies(api.anyone);
    const fresh = `${crypto.randomUUID()}@example.com`;
    await signup('POST', '/api/send-otp', { body: { email: fresh, purpose: 'signup' } });
    const details = { firstName: 'Asha', lastName: 'Rao', contact: '9876543210', email: fresh, password: PASSWORD };
    const body = { ...details, otp: await api.box.waitForOtp(fresh) };
    expect((await signup('POST', '/api/signup', { body })).status).toBe(200);
    await attack(fresh);
    expect((await signIn(signup, fresh)).status).toBe(200);
  });

  it('is accepted for each of five accounts that share a browser', async () => {
    const browser = withCookies(api.anyone);
    const emails = await Promise.all([1, 2, 3, 4, 5].map(async () => (await api.makeUser('employer')).email));
    for (const email of emails) expect((await signIn(browser, email)).status).toBe(200);
    for (const email of emails) await attack(email);
    for (const email of emails) expect((await signIn(browser, email)).status).toBe(200);
  });
});

describe('a known device', () => {
  it('has its own 30 attempts across all processes; a correct password resets them', async () => {
    const { email, device, browser } = await owner();
    const sends = [withDevice(device), withDevice(device, other.anyone)] as const;
    for (let n = 0; n < 29; n += 1) expect((await signIn(sends[n % 2 ? 0 : 1], email, 'Wrong0ne!')).status).toBe(401);
    expect((await signIn(browser, email)).status).toBe(200);
    for (let n = 0; n < 30; n += 1) expect((await signIn(sends[n % 2 ? 0 : 1], email, 'Wrong0ne!')).status).toBe(401);
    const refused = await signIn(sends[0], email);
    expect(refused).toMatchObject({ status: 429, body: { success: false } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // a thief can copy a cookie at will: signing in again must not make it another device
    expect((await signIn(withDevice(browser.cookies.get('device') ?? ''), email)).status).toBe(429);
    expect((await signIn(api.anyone, email)).status).toBe(200);
  });

  it('with a wrong password gets the same answer as any other', async () => {
    const { email, device } = await owner();
    const [one, another] = [
      await signIn(withDevice(device), email, 'Wrong0ne!'),
      await signIn(api.anyone, email, 'Wrong0ne!'),
    ];
    expect(one.status).toBe(401);
    expect([one.status, one.body]).toEqual([another.status, another.body]);
    expect(one.headers.getSetCookie()).toEqual(another.headers.getSetCookie());
  });

  it.each<[string, (its: Awaited<ReturnType<typeof owner>>) => Promise<string> | string]>([
    ['with the token of another account', async () => (await owner()).device],
    ['with only the fingerprint', () => ''],
    ['with an altered token', ({ device }) => `${device.slice(0, -4)}AAAA`],
    ['with another id before the macs', ({ device }) => `${device.startsWith('x') ? 'y' : 'x'}${device.slice(1)}`],
    [
      'with a token of another secret',
      async ({ _id }) => {
        const user = await api.deps.mongo.users.findOne({ _id }).lean();
        return makeDeviceToken(new TextEncoder().encode('another secret'), user!);
      },
    ],
    [
      'with a token of another password',
      ({ email }) => makeDeviceToken(api.deps.secrets.current, { email, passwordHash: 'x' }),
    ],
    ['with a cookie longer than ours are', ({ device }) => `${device}~`.repeat(50).slice(0, 7_000)],
  ])('is not recognised %s', async (_, cookieOf) => {
    const its = await owner();
    const device = await cookieOf(its);
    await attack(its.email);
    expect((await signIn(withDevice(device), its.email)).status).toBe(429);
  });

  it('is unknown after the password was changed elsewhere; the device that changed it stays known', async () => {
    const { email, browser } = await owner();
    const elsewhere = withCookies(api.anyone);
    await signIn(elsewhere, email);
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await elsewhere('POST', '/api/update-password', { body })).status).toBe(200);
    await attack(email);
    expect((await signIn(browser, email, NEW_PASSWORD)).status).toBe(429);
    expect((await signIn(elsewhere, email, NEW_PASSWORD)).status).toBe(200);
  });

  it('of a deleted account is unknown, and reveals nothing', async () => {
    const { _id, email, device } = await owner();
    await api.deps.mongo.users.deleteOne({ _id });
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) answers.push((await signIn(withDevice(device), email)).status);
    expect(answers).toEqual([...Array<number>(10).fill(401), 429]);
  });
});

it('two processes send one OTP for any number of concurrent requests', async () => {
  const body = { email: (await api.makeUser('employer')).email, purpose: 'forgot-password' };
  other.deps.mailer.isReachable = async () => true;
  for (const before of [0, 1]) {
    if (before) await api.deps.mongo.otps.updateMany({ email: body.email }, { $set: { sentAt: [] } });
    const requests = Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? api : other).anyone('POST', '/api/send-otp', { body }),
    );
    const answers = (await Promise.all(requests)).map(({ status }) => status);
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 429)).toHaveLength(11);
  }
});

it('the cookie is inaccessible to scripts and other sites, and is sent only to the API', async () => {
  const { email } = await api.makeUser('employer');
  const [, device] = (await signIn(api.anyone, email)).headers.getSetCookie();
  expect(device).toMatch(/^device=[\w.-]{110}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
});
