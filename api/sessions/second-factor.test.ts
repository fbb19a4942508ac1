import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLimits } from '#api/http/limits.ts';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { atSecondStep, enterCode, enterPassword, giveSecondFactor } from '#api/testing/second-factor.ts';
import { PASSWORD, type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';
import { stepAt, totpCode } from './totp.ts';

const SESSION_SECRET = 'one secret of both processes, 32 or more';
const MINUTE_MS = 60_000;

let api: MailedApi;
/** A second process on the same database. */
let other: TestApi;
beforeAll(async () => {
  api = await startMailedApi({ SESSION_SECRET });
  other = await startTestApi({ SESSION_SECRET, MONGO_URL: api.deps.config.MONGO_URL, MAIL_URL: api.box.url });
});
afterAll(async () => {
  await other.stopProcess();
  await api.stop();
});
const realNow = () => new Date();
afterEach(() => {
  api.deps.now = realNow;
});
const inMinutes = (minutes: number) => {
  api.deps.now = () => new Date(Date.now() + minutes * MINUTE_MS);
};

async function signedIn() {
  const { _id, email } = await api.makeUser('employer');
  const browser = withCookies(api.anyone);
  browser.cookies.set('session', (await api.cookieFor(_id)).slice('session='.length));
  return { _id, email, browser };
}
const setUp = (by: Send) => by('POST', '/api/set-up-second-factor');
const confirm = (by: Send, code: string) => by('POST', '/api/confirm-second-factor', { body: { code } });
const state = async (by: Send) => (await by('GET', '/api/second-factor')).body.secondFactor;
const remove = (by: Send, code: string, currentPassword = PASSWORD) =>
  by('POST', '/api/remove-second-factor', { body: { currentPassword, code } });
const renew = (by: Send, code: string, currentPassword = PASSWORD) =>
  by('POST', '/api/renew-recovery-codes', { body: { currentPassword, code } });
const isOpen = async (by: Send) => (await by('GET', '/api/checkauth')).status === 200;
const codeOf = (secret: string, later = 0) => totpCode(secret, stepAt(api.deps.now()) + later);
const wrongFor = (secret: string) => (codeOf(secret) === '000000' ? '000001' : '000000');

async function signedInWithFactor() {
  const its = await signedIn();
  return { ...its, factor: await giveSecondFactor(api, its._id) };
}

describe('setting up a second factor', () => {
  it('shows a secret and its address for a QR code; nothing is on until the first code', async () => {
    const { email, browser } = await signedIn();
    const { status, body } = await setUp(browser);
    expect([status, Object.keys(body)]).toEqual([200, ['success', 'secret', 'address']]);
    expect(body.address).toContain(`secret=${body.secret}`);
    expect(decodeURIComponent(body.address)).toContain(email);
    expect(await state(browser)).toEqual({ isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 });
    expect((await confirm(browser, wrongFor(body.secret))).status).toBe(400);
    expect((await enterPassword(api.anyone, email)).status).toBe(200);
  });

  it('is done by the first code, which shows ten recovery codes, stored as hashes', async () => {
    const { _id, email, browser } = await signedIn();
    const { secret } = (await setUp(browser)).body;
    const { status, body } = await confirm(browser, codeOf(secret));
    expect(status).toBe(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[a-hjkmnp-tv-z2-9]{5}-[a-hjkmnp-tv-z2-9]{5}$/);
    expect(await state(browser)).toMatchObject({ isOn: true, since: expect.any(String), recoveryCodesLeft: 10 });
    const stored = JSON.stringify(await api.deps.mongo.users.findOne({ _id }).lean());
    for (const shown of [secret, ...body.recoveryCodes]) expect(stored).not.toContain(shown);
    expect((await api.box.waitForMail(email)).subject).toContain('Your second factor is on');
    expect((await enterCode(await atSecondStep(api, email), body.recoveryCodes[0])).status).toBe(200);
    expect((await api.box.waitForMail(email)).text).toContain('9 of them are left');
  });

  it('ends every other session and stolen copies of this one; this browser gets a new one', async () => {
    const { _id, browser } = await signedIn();
    const elsewhere = await api.signIn(_id);
    const copy = withCookies(api.anyone);
    copy.cookies.set('session', browser.cookies.get('session') ?? '');
    const { secret } = (await setUp(browser)).body;
    expect((await confirm(browser, codeOf(secret))).status).toBe(200);
    expect(await Promise.all([browser, elsewhere, copy].map(isOpen))).toEqual([true, false, false]);
  });

  it('uses up its code: the first sign-in needs the next one', async () => {
    const { email, browser } = await signedIn();
    const { secret } = (await setUp(browser)).body;
    const code = codeOf(secret);
    await confirm(browser, code);
    const waiting = await atSecondStep(api, email);
    expect((await enterCode(waiting, code)).status).toBe(400);
    expect((await enterCode(waiting, codeOf(secret, 1))).status).toBe(200);
  });

  it('twice at once in two processes is done once', async () => {
    const { _id, browser } = await signedIn();
    const elsewhere = withCookies(other.anyone);
    elsewhere.cookies.set('session', (await api.cookieFor(_id)).slice('session='.length));
    const { secret } = (await setUp(browser)).body;
    const answers = await Promise.all([browser, elsewhere].map((each) => confirm(each, codeOf(secret))));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
    const shown = answers.find(({ status }) => status === 200)?.body.recoveryCodes;
    expect(await Promise.all([browser, elsewhere].map(isOpen))).toEqual(answers.map(({ status }) => status === 200));
    expect(shown).toHaveLength(10);
  });

  it('must be begun, within 15 minutes, and its latest secret counts', async () => {
    const { browser } = await signedIn();
    expect((await confirm(browser, '123456')).status).toBe(409);
    const first = (await setUp(browser)).body.secret;
    const second = (await setUp(browser)).body.secret;
    expect((await confirm(browser, codeOf(first))).status).toBe(400);
    inMinutes(15.1);
    expect((await confirm(browser, codeOf(second))).status).toBe(409);
    api.deps.now = realNow;
    expect((await confirm(browser, codeOf(second))).status).toBe(200);
    expect((await setUp(browser)).status).toBe(409);
  });

  it('allows ten wrong codes in 15 minutes', async () => {
    const { browser } = await signedIn();
    const { secret } = (await setUp(browser)).body;
    for (let n = 0; n < 10; n += 1) expect((await confirm(browser, wrongFor(secret))).status).toBe(400);
    expect((await confirm(browser, codeOf(secret))).status).toBe(429);
  });
});

describe('removing the second factor', () => {
  it('takes the password and a code, and mails the owner', async () => {
    const { email, browser, factor } = await signedInWithFactor();
    expect(await remove(browser, factor.code(), 'Wrong0ne!')).toMatchObject({
      status: 400,
      body: { message: 'The current password is not correct.' },
    });
    expect((await remove(browser, wrongFor(factor.secret))).status).toBe(400);
    expect((await remove(browser, factor.code())).body).toEqual({
      success: true,
      message: 'The second factor is off.',
    });
    expect((await api.box.waitForMail(email)).subject).toContain('Your second factor is off');
    expect((await enterPassword(api.anyone, email)).status).toBe(200);
    expect((await remove(browser, factor.code(1))).status).toBe(409);
  });

  it('is possible with a recovery code', async () => {
    const { browser, factor } = await signedInWithFactor();
    expect((await remove(browser, factor.codes[3] ?? '')).status).toBe(200);
  });
});

describe('new recovery codes', () => {
  it('take the password and the app’s code, and void the former ones', async () => {
    const { email, browser, factor } = await signedInWithFactor();
    expect((await renew(browser, factor.codes[0] ?? '')).status).toBe(400);
    expect((await renew(browser, factor.code(), 'Wrong0ne!')).status).toBe(400);
    const { status, body } = await renew(browser, factor.code());
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    const waiting = await atSecondStep(api, email);
    expect((await enterCode(waiting, factor.codes[1] ?? '')).status).toBe(400);
    expect((await enterCode(waiting, body.recoveryCodes[1])).status).toBe(200);
  });

  it('asked for twice at once with one code are made once', async () => {
    const { _id, browser, factor } = await signedInWithFactor();
    const elsewhere = withCookies(other.anyone);
    elsewhere.cookies.set('session', (await api.cookieFor(_id)).slice('session='.length));
    const code = factor.code();
    const answers = await Promise.all([renew(browser, code), renew(elsewhere, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

it('a password that was reset by mail doesn’t get round the second factor', async () => {
  api.deps.limits = createLimits();
  const { email } = await signedInWithFactor();
  const browser = withCookies(api.anyone);
  await browser('POST', '/api/send-otp', { body: { email, purpose: 'forgot-password' } });
  const otp = await api.box.waitForOtp(email);
  await browser('POST', '/api/verify-otp', { body: { email, otp, purpose: 'reset' } });
  const password = 'N3w.Password';
  expect((await browser('POST', '/api/reset-password', { body: { email, password } })).status).toBe(200);
  const answer = await enterPassword(browser, email, password);
  expect([answer.status, answer.body.errors]).toEqual([401, [{ reason: 'code-needed' }]]);
});
