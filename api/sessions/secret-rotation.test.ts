import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLimits } from '#api/http/limits.ts';
import { secretsOf } from '#api/http/secrets.ts';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { PASSWORD } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';

const OLD = 'o'.repeat(40);
const NEW = 'n'.repeat(40);
const before = secretsOf(OLD);
const during = secretsOf(NEW, OLD);
const afterwards = secretsOf(NEW);

let api: MailedApi;
beforeAll(async () => {
  api = await startMailedApi({ SESSION_SECRET: OLD });
});
afterAll(() => api.stop());
beforeEach(() => {
  api.deps.secrets = before;
  api.deps.limits = createLimits();
});

const checkauth = async (cookie: string) => (await api.anyone('GET', '/api/checkauth', { headers: { cookie } })).status;

it('a session of the former secret continues while that is configured', async () => {
  const cookie = await api.cookieFor((await api.makeUser('employer'))._id);
  api.deps.secrets = during;
  expect(await checkauth(cookie)).toBe(200);
  api.deps.secrets = afterwards;
  expect(await checkauth(cookie)).toBe(401);
});

it('a session is signed by the current secret, not by the former one', async () => {
  const { _id } = await api.makeUser('employer');
  api.deps.secrets = during;
  const cookie = await api.cookieFor(_id);
  api.deps.secrets = before;
  expect(await checkauth(cookie)).toBe(401);
  api.deps.secrets = afterwards;
  expect(await checkauth(cookie)).toBe(200);
});

it('a device of the former secret stays known, and by its next sign-in also under the current secret alone', async () => {
  const { email } = await api.makeUser('employer');
  const browser = withCookies(api.anyone);
  const signIn = async (send = browser, password = PASSWORD) =>
    (await send('POST', '/api/signin', { body: { email, password } })).status;
  expect(await signIn()).toBe(200);
  for (let wrong = 0; wrong < 10; wrong += 1) await signIn(withCookies(api.anyone), 'Wrong0ne!');
  api.deps.secrets = afterwards;
  expect(await signIn()).toBe(429);
  api.deps.secrets = during;
  expect(await signIn()).toBe(200);
  api.deps.secrets = afterwards;
  expect(await signIn()).toBe(200);
});

it('a code that was mailed before the rotation is accepted during it, once', async () => {
  const { email } = await api.makeUser('employer');
  await api.anyone('POST', '/api/send-otp', { body: { email, purpose: 'forgot-password' } });
  const otp = await api.box.waitForOtp(email);
  const verify = async () =>
    (await api.anyone('POST', '/api/verify-otp', { body: { email, otp, purpose: 'reset' } })).status;
  api.deps.secrets = afterwards;
  expect(await verify()).toBe(400);
  api.deps.secrets = during;
  expect(await verify()).toBe(200);
  expect(await verify()).toBe(400);
});
