import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { type Send, startTestApi } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';

let api: MailedApi;
let count = 0;
beforeAll(async () => {
  api = await startMailedApi();
});
afterAll(() => api.stop());
afterEach(() => {
  api.deps.now = () => new Date();
});

const MINUTE_MS = 60_000;
const later = (ms: number) => {
  const at = api.deps.now().getTime() + ms;
  api.deps.now = () => new Date(at);
};
const newEmail = () => `code${(count += 1)}@example.com`;
const ask = (email: string, purpose = 'signup', send: Send = api.anyone) =>
  send('POST', '/api/send-otp', { body: { email, purpose } });
const signUp = (email: string, otp: string) =>
  api.anyone('POST', '/api/signup', {
    body: { firstName: 'Meera', lastName: 'I', contact: '9876543210', email, password: 'Good.Horse7', otp },
  });
const verify = (email: string, otp: string, send: Send = api.anyone) =>
  send('POST', '/api/verify-otp', { body: { email, otp, purpose: 'reset' } });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refused = { status: 400, body: { success: false, message: expect.stringContaining('Invalid or expired OTP!') } };

describe('an OTP', () => {
  it('is void after five wrong guesses, even for the correct code', async () => {
    const email = newEmail();
    await ask(email);
    const code = await api.box.waitForOtp(email);
    for (let guess = 0; guess < 5; guess += 1) expect(await signUp(email, other(code))).toMatchObject(refused);
    expect(await signUp(email, code)).toMatchObject(refused);
  });

  it('guessed a hundred times concurrently is checked five times at most', async () => {
    const email = newEmail();
    await ask(email);
    const code = await api.box.waitForOtp(email);
    await Promise.all(Array.from({ length: 20 }, () => signUp(email, other(code))));
    expect(await signUp(email, code)).toMatchObject(refused);
    expect((await api.deps.mongo.otps.findOne({ _id: `signup:${email}` }).lean())?.codeHash).toBeTruthy();
  });

  it('still works after four wrong guesses', async () => {
    const email = newEmail();
    await ask(email);
    const code = await api.box.waitForOtp(email);
    for (let guess = 0; guess < 4; guess += 1) await signUp(email, other(code));
    expect((await signUp(email, code)).status).toBe(200);
  });

  it('is refused when it is replayed', async () => {
    const { email } = await api.makeUser('employer');
    await ask(email, 'forgot-password');
    const code = await api.box.waitForOtp(email);
    expect((await verify(email, code)).status).toBe(200);
    expect(await verify(email, code)).toMatchObject(refused);
  });

  it('expires after 10 minutes', async () => {
    const email = newEmail();
    await ask(email);
    const code = await api.box.waitForOtp(email);
    later(10 * MINUTE_MS);
    expect(await signUp(email, code)).toMatchObject(refused);
    const second = newEmail();
    await ask(second);
    const codeInTime = await api.box.waitForOtp(second);
    later(10 * MINUTE_MS - 1);
    expect((await signUp(second, codeInTime)).status).toBe(200);
  });

  it('for another purpose is refused, both ways', async () => {
    const { email } = await api.makeUser('job-seeker');
    await ask(email, 'forgot-password');
    const code = await api.box.waitForOtp(email);
    expect(await signUp(email, code)).toMatchObject(refused);
    const fresh = newEmail();
    await ask(fresh, 'signup');
    expect(await verify(fresh, await api.box.waitForOtp(fresh))).toMatchObject(refused);
    expect((await verify(email, code)).status).toBe(200);
  });

  it('for another email is refused', async () => {
    const [one, two] = [newEmail(), newEmail()];
    await ask(one);
    await ask(two);
    const [codeOfOne, codeOfTwo] = [await api.box.waitForOtp(one), await api.box.waitForOtp(two)];
    if (codeOfOne !== codeOfTwo) expect(await signUp(two, codeOfOne)).toMatchObject(refused);
    expect((await signUp(two, codeOfTwo)).status).toBe(200);
  });

  it('is void once a new one is sent', async () => {
    const email = newEmail();
    await ask(email);
    const first = await api.box.waitForOtp(email);
    later(31_000);
    await ask(email);
    const second = await api.box.waitForOtp(email);
    if (first !== second) expect(await signUp(email, first)).toMatchObject(refused);
    expect((await signUp(email, second)).status).toBe(200);
  });

  it('is stored only as a hash, and differs in each mail', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const email = newEmail();
      await ask(email);
      const code = await api.box.waitForOtp(email);
      codes.push(code);
      const record = await api.deps.mongo.otps.findOne({ _id: `signup:${email}` }).lean();
      expect(JSON.stringify({ ...record, _id: '', email: '', sentAt: [] })).not.toContain(code);
    }
    expect(new Set(codes).size).toBeGreaterThan(3);
  });
});

describe('sending an OTP again', () => {
  it.each([
    ['signup', 30],
    ['forgot-password', 60],
  ])('for %s is refused within %i seconds, with Retry-After', async (purpose, seconds) => {
    const email = newEmail();
    expect((await ask(email, purpose)).status).toBe(200);
    later(seconds * 1000 - 1_000);
    const answer = await ask(email, purpose);
    expect(answer).toMatchObject({ status: 429, body: { success: false } });
    expect(Number(answer.headers.get('retry-after'))).toBe(1);
    later(1_000);
    expect((await ask(email, purpose)).status).toBe(200);
  });

  it('is refused after five within an hour', async () => {
    const email = newEmail();
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask(email)).status).toBe(200);
      later(5 * MINUTE_MS);
    }
    const answer = await ask(email);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBe(35 * 60);
    later(35 * MINUTE_MS);
    expect((await ask(email)).status).toBe(200);
  });

  it('concurrently sends one', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('whether an email has an account', () => {
  it.each(['signup', 'forgot-password'])(
    'is not revealed by requesting an OTP for %s, nor by requesting again',
    async (purpose) => {
      const { email } = await api.makeUser('employer');
      const unknown = newEmail();
      for (const expected of [200, 429]) {
        const [ofKnown, ofUnknown] = [await ask(email, purpose), await ask(unknown, purpose)];
        expect([ofKnown.status, ofUnknown.status]).toEqual([expected, expected]);
        const words = (message: string) => message.replace(/\d+/, 'n');
        expect(words(ofKnown.body.message)).toBe(words(ofUnknown.body.message));
      }
    },
  );

  it('is not revealed by a wrong OTP, nor by many', async () => {
    const { email } = await api.makeUser('employer');
    const unknown = newEmail();
    for (const address of [email, unknown]) await ask(address, 'forgot-password');
    for (let guess = 0; guess < 7; guess += 1) {
      const [ofKnown, ofUnknown] = [await verify(email, '000000'), await verify(unknown, '000000')];
      expect([ofKnown.status, ofKnown.body]).toEqual([ofUnknown.status, ofUnknown.body]);
    }
  });

  it('is not revealed by a reset without a verified OTP', async () => {
    const { email } = await api.makeUser('employer');
    const reset = (address: string) =>
      api.anyone('POST', '/api/reset-password', { body: { email: address, password: 'N3w.Horse.7' } });
    const [ofKnown, ofUnknown] = [await reset(email), await reset(newEmail())];
    expect([ofKnown.status, ofKnown.body]).toEqual([400, ofUnknown.body]);
  });

  it('without one, a forgotten password sends no mail', async () => {
    const unknown = newEmail();
    await ask(unknown, 'forgot-password');
    const { email } = await api.makeUser('employer');
    await ask(email, 'forgot-password');
    await api.box.waitForMail(email);
    expect(api.box.mails.filter(({ to }) => to === unknown)).toHaveLength(0);
  });
});

describe('an unavailable mail server', () => {
  it('is reported for every email alike', async () => {
    const alone = await startTestApi({ MAIL_URL: 'smtp://127.0.0.1:9' });
    const { email } = await alone.makeUser('employer');
    for (const address of [email, newEmail()]) {
      const answer = await ask(address, 'forgot-password', withCookies(alone.anyone));
      expect(answer).toMatchObject({ status: 503, body: { success: false, message: 'Failed to send OTP' } });
    }
    await alone.stop();
  });
});

describe('hostile input to the OTP calls', () => {
  it.each([
    ['an operator object for the email', { email: { $ne: null }, purpose: 'signup' }],
    ['an operator object for the purpose', { email: 'a@example.com', purpose: { $gt: '' } }],
    ['a list of emails', { email: ['a@example.com', 'b@example.com'], purpose: 'signup' }],
    ['a second header in the email', { email: 'a@example.com\r\nBcc: b@example.com', purpose: 'signup' }],
    ['an email of 500,000 characters', { email: `${'a'.repeat(500_000)}@example.com`, purpose: 'signup' }],
    ['a key of a prototype for the purpose', { email: 'a@example.com', purpose: '__proto__' }],
    ['the purpose of the other call', { email: 'a@example.com', purpose: 'reset' }],
    ['an unknown field', { email: 'a@example.com', purpose: 'signup', cc: 'b@example.com' }],
  ])('%s gets 400', async (_, body) => {
    expect(await api.anyone('POST', '/api/send-otp', { body })).toMatchObject({
      status: 400,
      body: { success: false },
    });
  });

  it('a change of email requires a session', async () => {
    expect((await ask(newEmail(), 'change-email')).status).toBe(401);
  });
});
