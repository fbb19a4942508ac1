import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { secretsOf } from '#api/http/secrets.ts';
import { atSecondStep, enterCode, enterPassword, giveSecondFactor } from '#api/testing/second-factor.ts';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';
import { rewrapTotpSecrets } from './second-factor.ts';

const SECRET = 's'.repeat(40);
const MINUTE_MS = 60_000;
const WRONG = '000000';

let api: TestApi;
/** A second process on the same database. */
let other: TestApi;
let logged = '';
const log = pino({ level: 'warn' }, new Writable({ write: (line, _, done) => done(void (logged += line)) }));

beforeAll(async () => {
  api = await startTestApi({ SESSION_SECRET: SECRET }, log);
  other = await startTestApi({ SESSION_SECRET: SECRET, MONGO_URL: api.deps.config.MONGO_URL });
});
afterAll(async () => {
  await other.stopProcess();
  await api.stop();
});

const realNow = () => new Date();
afterEach(() => {
  api.deps.now = realNow;
  api.deps.secrets = secretsOf(SECRET);
});
const inMinutes = (minutes: number) => {
  api.deps.now = () => new Date(Date.now() + minutes * MINUTE_MS);
};

async function owner() {
  const { _id, email } = await api.makeUser('employer');
  return { _id, email, factor: await giveSecondFactor(api, _id) };
}
const isSignedIn = async (browser: TestApi['anyone']) => (await browser('GET', '/api/checkauth')).status === 200;

describe('a sign-in with a second factor', () => {
  it('is refused after the password, in the shape of every failure, and completed by the code in the shape of /signin', async () => {
    const { _id, email, factor } = await owner();
    const browser = withCookies(api.anyone);
    const refused = await enterPassword(browser, email);
    expect([refused.status, refused.body]).toEqual([
      401,
      {
        success: false,
        message: 'Enter the code from your authenticator app.',
        errors: [{ reason: 'code-needed' }],
      },
    ]);
    expect([await isSignedIn(browser), [...browser.cookies.keys()]]).toEqual([false, ['sign-in']]);
    const completed = await enterCode(browser, factor.code());
    expect(completed).toMatchObject({ status: 200, body: { success: true, message: 'Signed in successfully!' } });
    expect(completed.body.user).toMatchObject({ _id: String(_id), email });
    expect(await isSignedIn(browser)).toBe(true);
    expect([...browser.cookies.keys()].sort()).toEqual(['device', 'session']);
    expect(await api.deps.mongo.sessionLogs.countDocuments({ userId: _id, status: 'in' })).toBe(1);
    const entry = await api.deps.mongo.auditEntries.findOne({ by: _id, action: 'sign-in' }).lean();
    expect(entry).toMatchObject({ call: 'signin-code', records: [String(_id)] });
  });

  it('does not reveal the second factor to someone with a wrong password', async () => {
    const { email } = await owner();
    const plain = await api.makeUser('employer');
    const [one, another] = [
      await enterPassword(api.anyone, email, 'Wrong0ne!'),
      await enterPassword(api.anyone, plain.email, 'Wrong0ne!'),
    ];
    expect([one.status, one.body]).toEqual([another.status, another.body]);
    expect(one.headers.getSetCookie()).toEqual([]);
  });

  it('sets a cookie that scripts and other sites cannot use, for five minutes', async () => {
    const { email } = await owner();
    const { headers } = await enterPassword(api.anyone, email);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sign-in=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=300$/),
    ]);
  });

  it('continues in any process, with the session of the browser replaced', async () => {
    const { _id, email, factor } = await owner();
    const browser = withCookies(api.anyone);
    const before = await api.cookieFor(_id);
    browser.cookies.set('session', before.slice('session='.length));
    await enterPassword(browser, email);
    const elsewhere = withCookies(other.anyone);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await enterCode(elsewhere, factor.code())).status).toBe(200);
    expect((await api.anyone('GET', '/api/checkauth', { headers: { cookie: before } })).status).toBe(401);
  });

  it('expires five minutes after the password', async () => {
    const { email, factor } = await owner();
    const browser = await atSecondStep(api, email);
    inMinutes(5.1);
    const answer = await enterCode(browser, factor.code());
    expect(answer).toMatchObject({ status: 401, body: { message: 'Please enter your email and password again.' } });
  });

  it.each<[string, (its: Awaited<ReturnType<typeof owner>>) => Promise<unknown>]>([
    ['no password was entered', async () => undefined],
    [
      'the password was changed since',
      ({ _id }) => api.deps.mongo.users.updateOne({ _id }, { $inc: { passwordVersion: 1 } }),
    ],
    [
      'the second factor was removed since',
      ({ _id }) => api.deps.mongo.users.updateOne({ _id }, { $unset: { secondFactor: '' } }),
    ],
    ['the account was deleted since', ({ _id }) => api.deps.mongo.users.deleteOne({ _id })],
  ])('must begin again if %s', async (why, change) => {
    const its = await owner();
    const browser = why.startsWith('no') ? withCookies(api.anyone) : await atSecondStep(api, its.email);
    await change(its);
    expect((await enterCode(browser, its.factor.code())).status).toBe(401);
  });

  it('can’t be continued by a session token, nor is its cookie a session', async () => {
    const { _id, email, factor } = await owner();
    const browser = await atSecondStep(api, email);
    const challenge = browser.cookies.get('sign-in');
    const asSession = await api.anyone('GET', '/api/checkauth', { headers: { cookie: `session=${challenge}` } });
    expect(asSession.status).toBe(401);
    const token = (await api.cookieFor(_id)).slice('session='.length);
    const asChallenge = withCookies(api.anyone);
    asChallenge.cookies.set('sign-in', token);
    expect((await enterCode(asChallenge, factor.code())).status).toBe(401);
  });
});

describe('the app’s code', () => {
  it('works once', async () => {
    const { email, factor } = await owner();
    const code = factor.code();
    const [first, second] = [await atSecondStep(api, email), await atSecondStep(api, email)];
    expect((await enterCode(first, code)).status).toBe(200);
    expect((await enterCode(second, code)).status).toBe(400);
  });

  it('works once, also by many concurrent attempts in two processes', async () => {
    const { email, factor } = await owner();
    const code = factor.code();
    const browsers = await Promise.all(Array.from({ length: 3 }, () => atSecondStep(api, email)));
    const elsewhere = await Promise.all(Array.from({ length: 3 }, () => atSecondStep(other, email)));
    const answers = await Promise.all([...browsers, ...elsewhere].map((browser) => enterCode(browser, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
  });

  it('is void once a later one was used', async () => {
    const { email, factor } = await owner();
    const [first, second] = [await atSecondStep(api, email), await atSecondStep(api, email)];
    expect((await enterCode(first, factor.code(1))).status).toBe(200);
    expect((await enterCode(second, factor.code())).status).toBe(400);
  });

  it('may be typed with a blank', async () => {
    const { email, factor } = await owner();
    const code = factor.code();
    expect((await enterCode(await atSecondStep(api, email), `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('is refused if it is wrong, which is logged with the address and a keyed hash, without the email', async () => {
    const { email, factor } = await owner();
    logged = '';
    const wrong = factor.code() === WRONG ? '000001' : WRONG;
    const answer = await enterCode(await atSecondStep(api, email), wrong);
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
    expect(answer.body.message).toContain('not correct');
    expect(logged).toContain('sign-in failed: wrong second factor');
    expect(logged).toMatch(/"emailHash":"[\w-]{16}"/);
    expect(logged).toMatch(/"address":"[^"]*127\.0\.0\.1"/);
    expect(logged).not.toContain(email);
  });

  it('is refused with Retry-After after ten wrong ones in all processes, also if correct; a known device has its own ten', async () => {
    const { email, factor } = await owner();
    const known = await atSecondStep(api, email);
    expect((await enterCode(known, factor.code())).status).toBe(200);
    const strangers = [await atSecondStep(api, email), await atSecondStep(other, email)] as const;
    const answers: number[] = [];
    for (let n = 0; n < 11; n += 1) answers.push((await enterCode(strangers[n % 2 ? 1 : 0], 'abcde-fghjk')).status);
    expect(answers).toEqual([...Array(10).fill(400), 429]);
    const refused = await enterCode(strangers[0], factor.code(1));
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await known('GET', '/api/logout');
    await enterPassword(known, email);
    expect((await enterCode(known, factor.code(1))).status).toBe(200);
  });
});

describe('a recovery code', () => {
  it('signs in once each, however it is typed', async () => {
    const { _id, email, factor } = await owner();
    const [one = '', two = ''] = factor.codes;
    expect((await enterCode(await atSecondStep(api, email), one.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await enterCode(await atSecondStep(api, email), one)).status).toBe(400);
    expect((await enterCode(await atSecondStep(api, email), two)).status).toBe(200);
    const stored = await api.deps.mongo.users.findOne({ _id }).lean();
    expect(stored?.secondFactor?.recoveryCodes.hashes).toHaveLength(8);
  });

  it('signs in once by two concurrent attempts in two processes', async () => {
    const { email, factor } = await owner();
    const [code = ''] = factor.codes;
    const browsers = [await atSecondStep(api, email), await atSecondStep(other, email)];
    const answers = await Promise.all(browsers.map((browser) => enterCode(browser, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('of another account is refused', async () => {
    const [mine, others] = [await owner(), await owner()];
    expect((await enterCode(await atSecondStep(api, mine.email), others.factor.codes[0] ?? '')).status).toBe(400);
  });
});

describe('a TOTP secret', () => {
  const sealedOf = async ({ _id }: Awaited<ReturnType<typeof owner>>) =>
    (await api.deps.mongo.users.findOne({ _id }).lean())?.secondFactor?.sealedSecret ?? '';
  const NEW = 'n'.repeat(40);

  it('is stored encrypted, and bound to its account', async () => {
    const [one, two] = [await owner(), await owner()];
    expect(await sealedOf(one)).not.toContain(one.factor.secret);
    await api.deps.mongo.users.updateOne(
      { _id: two._id },
      { $set: { 'secondFactor.sealedSecret': await sealedOf(one) } },
    );
    expect((await enterCode(await atSecondStep(api, two.email), one.factor.code())).status).toBe(500);
  });

  it('is sealed again by the current SESSION_SECRET when it is opened with the former one', async () => {
    const its = await owner();
    const before = await sealedOf(its);
    api.deps.secrets = secretsOf(NEW, SECRET);
    expect((await enterCode(await atSecondStep(api, its.email), its.factor.code())).status).toBe(200);
    expect(await sealedOf(its)).not.toBe(before);
    api.deps.secrets = secretsOf(NEW);
    expect((await enterCode(await atSecondStep(api, its.email), its.factor.code(1))).status).toBe(200);
  });

  it('of every account is sealed again at a start with both secrets', async () => {
    const all = [await owner(), await owner()];
    api.deps.secrets = secretsOf(NEW, SECRET);
    await rewrapTotpSecrets(api.deps);
    api.deps.secrets = secretsOf(NEW);
    for (const { email, factor } of all) {
      expect((await enterCode(await atSecondStep(api, email), factor.code())).status).toBe(200);
    }
    logged = '';
    await rewrapTotpSecrets({ ...api.deps, secrets: secretsOf('z'.repeat(40)) });
    expect(logged).toContain('TOTP secrets can’t be opened');
  });
});
