import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { PASSWORD, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';

/** Two processes on one database. */
const SESSION_SECRET = 'one secret of both processes, 32 or more';
let api: MailedApi;
let second: TestApi;
beforeAll(async () => {
  api = await startMailedApi({ SESSION_SECRET });
  second = await startTestApi({ SESSION_SECRET, MONGO_URL: api.deps.config.MONGO_URL, MAIL_URL: api.box.url });
});
afterAll(async () => {
  await second?.stopProcess();
  await api?.stop();
});

const NEW_PASSWORD = 'N3w.Password';

async function signedIn(role: 'admin' | 'employer' | 'job-seeker' = 'employer') {
  const { email } = await api.makeUser(role);
  const browser = withCookies(api.anyone);
  expect((await browser('POST', '/api/signin', { body: { email, password: PASSWORD } })).status).toBe(200);
  const change = (currentPassword: unknown, password: unknown) =>
    browser('POST', '/api/update-password', { body: { currentPassword, password } });
  return { email, browser, change, cookie: `session=${browser.cookies.get('session')}` };
}
const checkauth = async (cookie: string) => (await api.anyone('GET', '/api/checkauth', { headers: { cookie } })).status;

describe('changing the password', () => {
  it.each(['admin', 'employer', 'job-seeker'] as const)(
    'is allowed for the %s, and the new one signs in',
    async (role) => {
      const { email, change } = await signedIn(role);
      expect(await change(PASSWORD, NEW_PASSWORD)).toMatchObject({ status: 200, body: { success: true } });
      const signIn = (password: string) => api.anyone('POST', '/api/signin', { body: { email, password } });
      expect((await signIn(PASSWORD)).status).toBe(401);
      expect((await signIn(NEW_PASSWORD)).status).toBe(200);
      expect((await api.box.waitForMail(email)).subject).toBe('Your password was changed · Talent');
    },
  );

  it('ends every other session and stolen copies of this one; this browser gets a new session', async () => {
    const { email, browser, change, cookie } = await signedIn();
    const elsewhere = withCookies(api.anyone);
    await elsewhere('POST', '/api/signin', { body: { email, password: PASSWORD } });
    await change(PASSWORD, NEW_PASSWORD);
    expect((await elsewhere('GET', '/api/checkauth')).status).toBe(401);
    expect(await checkauth(cookie)).toBe(401);
    expect((await browser('GET', '/api/checkauth')).status).toBe(200);
  });

  it('concurrently in two processes with one current password: one succeeds, and its password signs in', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, cookie } = await signedIn();
      const passwords = ['N3w.Password', '0ther.Password'];
      const answers = await Promise.all(
        passwords.map((password, at) =>
          (at === 0 ? api : second).anyone('POST', '/api/update-password', {
            body: { currentPassword: PASSWORD, password },
            headers: { cookie },
          }),
        ),
      );
      const signsIn = await Promise.all(
        passwords.map(async (password) => {
          const { status } = await api.anyone('POST', '/api/signin', { body: { email, password } });
          return status === 200;
        }),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.map(({ status }) => status === 200)).toEqual(signsIn);
      // the later one may find its session ended, the password changed, or the account modified
      for (const { status } of answers) expect([200, 400, 401, 409]).toContain(status);
    }
  });

  it('during a sign-in with the old one leaves no session that began with it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, change } = await signedIn();
      const others = [api, second, api, second].map(({ anyone }) => withCookies(anyone));
      const [changed] = await Promise.all([
        change(PASSWORD, NEW_PASSWORD),
        ...others.map((browser) => browser('POST', '/api/signin', { body: { email, password: PASSWORD } })),
      ]);
      expect(changed.status).toBe(200);
      for (const browser of others) expect((await browser('GET', '/api/checkauth')).status).toBe(401);
    }
  });

  it('requires the current one', async () => {
    const { change } = await signedIn();
    expect(await change('Wrong0ne!', NEW_PASSWORD)).toMatchObject({
      status: 400,
      body: { success: false, message: 'The current password is not correct.' },
    });
  });

  it('to the same one is refused', async () => {
    const { change } = await signedIn();
    expect(await change(PASSWORD, PASSWORD)).toMatchObject({
      status: 400,
      body: { message: 'Passwords cannot be same! Kindly enter a new Password.' },
    });
  });

  it('to a weak one is refused with a message for each rule', async () => {
    const { change } = await signedIn();
    expect((await change(PASSWORD, 'abc')).body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Minimum 8 characters.',
      'At least 1 uppercase letter.',
      'At least 1 number.',
      'At least 1 special character (@$!%*#?&.).',
    ]);
  });

  it('is limited after ten wrong current ones, in every browser', async () => {
    const { change } = await signedIn();
    for (let wrong = 0; wrong < 10; wrong += 1) expect((await change('Wrong0ne!', NEW_PASSWORD)).status).toBe(400);
    const answer = await change(PASSWORD, NEW_PASSWORD);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    ['operator objects', { $ne: null }, { $gt: '' }],
    ['lists', [PASSWORD], [NEW_PASSWORD]],
    ['numbers', 1, 12_345_678],
    ['nothing', undefined, undefined],
  ])('with %s gets 400', async (_, currentPassword, password) => {
    const { change } = await signedIn();
    expect((await change(currentPassword, password)).status).toBe(400);
  });

  it('without a session gets 401', async () => {
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await api.anyone('POST', '/api/update-password', { body })).status).toBe(401);
  });
});
