import argon2 from '@node-rs/argon2';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeAccount } from '#api/accounts/change-account.ts';
import { PASSWORD, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';
import { startSession } from './start-session.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
afterEach(() => {
  api.deps.now = () => new Date();
});

const chrome = { fingerPrintId: 'a1b2', browserName: 'Chrome 142' };
const firefox = { fingerPrintId: 'c3d4', browserName: 'Firefox 140' };

async function account() {
  const user = await api.makeUser('employer');
  const signIn = (device: object = {}, send = api.anyone) =>
    send('POST', '/api/signin', { body: { email: user.email, password: PASSWORD, ...device } });
  const stored = () => api.deps.mongo.users.findOne({ _id: user._id }).lean();
  const notices = () => api.deps.mongo.notifications.find({ user: user._id, type: 'device-status' }).lean();
  return { ...user, signIn, stored, notices };
}

describe('the devices of an account', () => {
  it('each sign-in is added to its device, with the times of the newest 20', async () => {
    const { signIn, stored } = await account();
    for (let n = 0; n < 22; n += 1) await signIn(chrome);
    await signIn(firefox);
    const devices = (await stored())?.deviceInfos ?? [];
    expect(devices.map(({ browserName, loginCount }) => [browserName, loginCount])).toEqual([
      ['Chrome 142', 22],
      ['Firefox 140', 1],
    ]);
    expect(devices[0]?.recentLoggedTime).toHaveLength(20);
  });

  it('a sign-in from a new device notifies the account, one from a known device does not', async () => {
    const { signIn, notices } = await account();
    await signIn(chrome);
    await signIn(chrome);
    expect(await notices()).toHaveLength(1);
    await signIn(firefox);
    const sent = await notices();
    expect(sent.map(({ description }) => description).join()).toContain('Firefox 140');
    expect(sent).toHaveLength(2);
  });

  it('an updated browser is the same device', async () => {
    const { signIn, notices, stored } = await account();
    await signIn(chrome);
    await signIn({ ...chrome, browserName: 'Chrome 143' });
    expect(await notices()).toHaveLength(1);
    expect((await stored())?.deviceInfos[0]?.browserName).toBe('Chrome 143');
  });

  it('a wrong password adds none', async () => {
    const { email, stored, notices } = await account();
    await api.anyone('POST', '/api/signin', { body: { email, password: 'Wrong0ne!', ...chrome } });
    expect((await stored())?.deviceInfos).toEqual([]);
    expect(await notices()).toEqual([]);
  });
});

it('a wrong password is logged with the address and a keyed hash, without the email', async () => {
  const lines: string[] = [];
  const logging = await startTestApi({}, pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }));
  try {
    const { email } = await logging.makeUser('employer');
    const attempt = (address: string, password: string) =>
      logging.anyone('POST', '/api/signin', { body: { email: address, password } });
    for (const address of [email, email.toUpperCase(), 'unknown@example.com']) await attempt(address, 'Wrong0ne!');
    await attempt(email, PASSWORD);
    const failed = lines.filter((line) => line.includes('sign-in failed')).map((line) => JSON.parse(line));
    expect(failed.map(({ address }) => address)).toEqual(Array(3).fill('127.0.0.1'));
    const [first, same, other] = failed.map(({ emailHash }) => emailHash);
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
    expect(lines.join('')).not.toContain(email);
  } finally {
    await logging.stop();
  }
});

describe('a session', () => {
  it('fixed before the sign-in is invalid after it: the token is new, the old session ends', async () => {
    const { signIn } = await account();
    const browser = withCookies(api.anyone);
    browser.cookies.set('session', 'planted-by-an-attacker');
    await signIn({}, browser);
    const first = browser.cookies.get('session');
    expect(first).not.toBe('planted-by-an-attacker');
    await signIn({}, browser);
    expect(browser.cookies.get('session')).not.toBe(first);
    const headers = { cookie: `session=${first}` };
    expect((await api.anyone('GET', '/api/checkauth', { headers })).status).toBe(401);
    expect((await browser('GET', '/api/checkauth')).status).toBe(200);
  });

  it('that was stolen is invalid after the owner signs out', async () => {
    const { signIn } = await account();
    const browser = withCookies(api.anyone);
    await signIn({}, browser);
    const headers = { cookie: `session=${browser.cookies.get('session')}` };
    await browser('GET', '/api/logout');
    expect((await api.anyone('GET', '/api/checkauth', { headers })).status).toBe(401);
  });

  it('that began with a meanwhile changed password is invalid', async () => {
    const { _id, email } = await account();
    const read = await api.deps.mongo.users.findOne({ email }).lean();
    await changeAccount(api.deps, read!, { password: 'N3w.Password' });
    // a sign-in that checked the old password stores its session only now, by a clock that is ahead
    api.deps.now = () => new Date(Date.now() + 60_000);
    const device = { browserName: '', fingerPrintId: '', ipAddress: '' };
    const cookie = `session=${await startSession(api.deps, { _id, passwordVersion: read?.passwordVersion }, device)}`;
    api.deps.now = () => new Date();
    expect((await api.anyone('GET', '/api/checkauth', { headers: { cookie } })).status).toBe(401);
  });

  it('logs sign-in and sign-out with address and device', async () => {
    const { _id, signIn } = await account();
    const browser = withCookies(api.anyone);
    await signIn(chrome, browser);
    await browser('GET', '/api/logout');
    const logs = await api.deps.mongo.sessionLogs.find({ userId: _id }).sort({ createdAt: 1 }).lean();
    const device = { ...chrome, ipAddress: expect.stringContaining('127.0.0.1') };
    expect(logs).toMatchObject([
      { status: 'in', ...device },
      { status: 'out', ...device },
    ]);
  });

  it('records the role that the screen sent, which has no effect', async () => {
    const { _id, signIn } = await account();
    expect((await signIn({ selectedRole: 'admin' })).body.user.role).toBe('employer');
    expect(await api.deps.mongo.sessions.findOne({ user: _id }).lean()).toMatchObject({ selectedRole: 'admin' });
  });
});

it('returns the account in exactly seven fields, at sign-in and later', async () => {
  const { _id, email, signIn } = await account();
  const browser = withCookies(api.anyone);
  const user = { _id: String(_id), id: expect.stringMatching(/^USR-\d{6}$/), firstName: 'Asha', lastName: 'Rao' };
  const whole = { ...user, email, contact: '', role: 'employer' };
  const { body } = await signIn({}, browser);
  expect(body).toEqual({ success: true, message: 'Signed in successfully!', user: whole });
  expect((await browser('GET', '/api/checkauth')).body).toEqual({ success: true, user: whole });
  expect((await browser('GET', '/api/logout')).body).toEqual({ success: true, message: 'Logged out successfully!' });
  expect(await browser('GET', '/api/checkauth')).toMatchObject({ status: 401, body: { success: false } });
});

describe('a password', () => {
  it('is stored as argon2id of 19 MiB and two passes', async () => {
    const { stored } = await account();
    expect((await stored())?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes as long to reject for an unknown email as for a known one', async () => {
    const { email } = await account();
    const hashesFor = async (address: string) => {
      using verify = vi.spyOn(argon2, 'verify');
      await api.anyone('POST', '/api/signin', { body: { email: address, password: 'Wrong0ne!' } });
      return verify.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4));
    };
    const known = await hashesFor(email);
    expect(known).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]);
    expect(await hashesFor('no.such.account@example.com')).toEqual(known);
  });
});

it.each<[string, object, string]>([
  ['email', { password: 'x' }, 'Email is required!'],
  ['password', { email: 'a@example.com' }, 'Password is required!'],
  ['role', { email: 'a@example.com', password: 'x', selectedRole: '' }, 'Please select a role to proceed!'],
])('a sign-in without %s is refused with the screen’s message', async (_, body, message) => {
  expect(await api.anyone('POST', '/api/signin', { body })).toMatchObject({ status: 400, body: { message } });
});

it('a sign-in replaces the hash of a password that has an older cost, and only a right one does', async () => {
  const { _id, email, signIn, stored } = await account();
  const passwordHash = await argon2.hash(PASSWORD, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 });
  await api.deps.mongo.users.updateOne({ _id }, { $set: { passwordHash } });
  await api.anyone('POST', '/api/signin', { body: { email, password: 'Wrong0ne!' } });
  expect((await stored())?.passwordHash).toBe(passwordHash);
  const browser = withCookies(api.anyone);
  expect(await signIn(chrome, browser)).toMatchObject({ status: 200 });
  const renewed = (await stored())?.passwordHash ?? '';
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await argon2.verify(renewed, PASSWORD)).toBe(true);
  expect(await browser('GET', '/api/checkauth')).toMatchObject({ status: 200 });
  await signIn();
  expect((await stored())?.passwordHash).toBe(renewed);
});

describe('hostile input to the sign-in', () => {
  it.each([
    ['an operator object for the email', { email: { $ne: null }, password: 'x' }],
    ['an operator object for the password', { email: 'a@example.com', password: { $ne: null } }],
    ['a list for the email', { email: ['a@example.com'], password: 'x' }],
    ['900,000 characters for the password', { email: 'a@example.com', password: 'x'.repeat(900_000) }],
    ['900,000 characters for the fingerprint', { ...chrome, fingerPrintId: 'x'.repeat(900_000) }],
    ['an unknown role', { email: 'a@example.com', password: 'x', selectedRole: 'root' }],
    ['an unknown field', { email: 'a@example.com', password: 'x', $where: '1' }],
  ])('%s gets 400', async (_, body) => {
    const answer = await api.anyone('POST', '/api/signin', { body });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('half a surrogate pair and null characters get 400', async () => {
    for (const bad of ['\\ud800', 'a\\u0000b']) {
      const body = `{"email":"a@example.com","password":"${bad}"}`;
      const headers = { 'content-type': 'application/json' };
      expect((await api.anyone('POST', '/api/signin', { body, headers })).status).toBe(400);
    }
  });
});
