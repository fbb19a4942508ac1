import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { PASSWORD, type Send } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';

let api: MailedApi;
beforeAll(async () => {
  api = await startMailedApi();
});
afterAll(() => api.stop());
afterEach(() => {
  api.deps.now = () => new Date();
});

const NEW_PASSWORD = 'N3w.Password';
const later = (ms: number) => {
  const at = api.deps.now().getTime() + ms;
  api.deps.now = () => new Date(at);
};
const reset = (email: string, send: Send, password = NEW_PASSWORD) =>
  send('POST', '/api/reset-password', { body: { email, password } });
const signIn = (email: string, password: string) => api.anyone('POST', '/api/signin', { body: { email, password } });
const refused = { status: 400, body: { success: false, message: expect.stringContaining('Please verify the OTP') } };

/** A browser that has verified an account's code. */
async function verified(email: string) {
  const browser = withCookies(api.anyone);
  await browser('POST', '/api/send-otp', { body: { email, purpose: 'forgot-password' } });
  const otp = await api.box.waitForOtp(email);
  const answer = await browser('POST', '/api/verify-otp', { body: { email, otp, purpose: 'reset' } });
  expect(answer.status).toBe(200);
  return { browser, setCookie: answer.headers.get('set-cookie') ?? '' };
}

describe('a forgotten password', () => {
  it('is reset with the mailed OTP; the old one no longer works, every session ends, the owner gets a mail', async () => {
    const user = await api.makeUser('employer');
    const stolen = await api.cookieFor(user._id);
    const { browser } = await verified(user.email);
    expect(await reset(user.email, browser)).toMatchObject({ status: 200, body: { success: true } });
    expect((await signIn(user.email, PASSWORD)).status).toBe(401);
    expect((await signIn(user.email, NEW_PASSWORD)).status).toBe(200);
    expect((await api.anyone('GET', '/api/checkauth', { headers: { cookie: stolen } })).status).toBe(401);
    expect((await api.box.waitForMail(user.email)).subject).toBe('Your password was changed · Talent');
    expect(await api.deps.mongo.sessionLogs.countDocuments({ userId: user._id, status: 'out' })).toBe(1);
  });

  it('is reset only in the browser that verified the OTP', async () => {
    const { email } = await api.makeUser('employer');
    const { browser, setCookie } = await verified(email);
    expect(await reset(email, withCookies(api.anyone))).toMatchObject(refused);
    expect(await reset(email, (...sent) => api.anyone(...sent))).toMatchObject(refused);
    expect(setCookie).toMatch(/^reset=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=600$/);
    expect((await reset(email, browser)).status).toBe(200);
  });

  it('is reset once, also by two concurrent requests', async () => {
    const { email } = await api.makeUser('employer');
    const { browser } = await verified(email);
    const token = browser.cookies.get('reset') ?? '';
    const headers = { cookie: `reset=${token}` };
    const again = () => api.anyone('POST', '/api/reset-password', { body: { email, password: NEW_PASSWORD }, headers });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await again()).toMatchObject(refused);
  });

  it('is reset only within 10 minutes of verifying', async () => {
    const { email } = await api.makeUser('employer');
    const { browser } = await verified(email);
    later(10 * 60_000);
    expect(await reset(email, browser)).toMatchObject(refused);
    const other = await api.makeUser('employer');
    const { browser: inTime } = await verified(other.email);
    later(10 * 60_000 - 1);
    expect((await reset(other.email, inTime)).status).toBe(200);
  });

  it('is reset only for the verified email', async () => {
    const [own, victim] = [await api.makeUser('job-seeker'), await api.makeUser('admin')];
    const { browser } = await verified(own.email);
    expect(await reset(victim.email, browser)).toMatchObject(refused);
    expect((await signIn(victim.email, PASSWORD)).status).toBe(200);
  });

  it('a weak new one is refused with its messages; the OTP stays verified', async () => {
    const { email } = await api.makeUser('employer');
    const { browser } = await verified(email);
    const short = await reset(email, browser, 'Aa1!');
    expect(short).toMatchObject({ status: 400, body: { message: 'Password must be ≥8 characters' } });
    const weak = await reset(email, browser, 'password1');
    expect(weak.body.message).toBe('At least 1 uppercase letter. At least 1 special character (@$!%*#?&.).');
    expect((await reset(email, browser)).status).toBe(200);
  });

  it.each([
    ['an operator object for the token’s email', { email: { $gt: '' }, password: NEW_PASSWORD }],
    ['an operator object for the password', { email: 'a@example.com', password: { $ne: null } }],
    ['another user’s id', { email: 'a@example.com', password: NEW_PASSWORD, userId: 'x' }],
    ['a password of 900,000 characters', { email: 'a@example.com', password: 'Aa1!'.repeat(225_000) }],
  ])('with %s gets 400', async (_, body) => {
    expect((await api.anyone('POST', '/api/reset-password', { body })).status).toBe(400);
  });

  it('with a made-up token is not reset', async () => {
    const { email } = await api.makeUser('employer');
    await verified(email);
    for (const token of ['', 'x'.repeat(43), '{"$ne":null}', '%00']) {
      const send: Send = (method, path, options) =>
        api.anyone(method, path, { ...options, headers: { cookie: `reset=${token}` } });
      expect(await reset(email, send)).toMatchObject(refused);
    }
  });

  it('too many resets for an account get 429 with Retry-After', async () => {
    const { email } = await api.makeUser('employer');
    for (let tries = 0; tries < 10; tries += 1) await reset(email, api.anyone);
    const answer = await reset(email, api.anyone);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('others’ attempts without a verified code do not keep the owner from it', async () => {
    const { email } = await api.makeUser('employer');
    const { browser } = await verified(email);
    for (let tries = 0; tries < 12; tries += 1) expect((await reset(email, api.anyone)).status).toBeGreaterThan(399);
    expect((await reset(email, browser)).status).toBe(200);
  });
});
