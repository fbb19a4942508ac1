import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { PASSWORD } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';

let api: MailedApi;
beforeAll(async () => {
  api = await startMailedApi();
});
afterAll(() => api.stop());

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
  it.each(['admin', 'employer', 'job-seeker'] as const)('is open to the %s, and the new one signs in', async (role) => {
    const { email, change } = await signedIn(role);
    expect(await change(PASSWORD, NEW_PASSWORD)).toMatchObject({ status: 200, body: { success: true } });
    const signIn = (password: string) => api.anyone('POST', '/api/signin', { body: { email, password } });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect((await api.box.waitForMail(email)).subject).toBe('Your password was changed · Talent');
  });

  it('ends every other session, a stolen copy of this one too; this browser stays signed in by a new one', async () => {
    const { email, browser, change, cookie } = await signedIn();
    const elsewhere = withCookies(api.anyone);
    await elsewhere('POST', '/api/signin', { body: { email, password: PASSWORD } });
    await change(PASSWORD, NEW_PASSWORD);
    expect((await elsewhere('GET', '/api/checkauth')).status).toBe(401);
    expect(await checkauth(cookie)).toBe(401);
    expect((await browser('GET', '/api/checkauth')).status).toBe(200);
  });

  it('needs the current one', async () => {
    const { change } = await signedIn();
    expect(await change('Wrong0ne!', NEW_PASSWORD)).toMatchObject({
      status: 400,
      body: { success: false, message: 'The current password is not correct.' },
    });
  });

  it('to the same is refused', async () => {
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

  it('after ten wrong current ones waits, whatever browser asks', async () => {
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
