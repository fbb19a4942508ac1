import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { DEMO_PASSWORD, demoAccountId, FIRST_APPLICANT, hiringEmail } from '#mongo/seed/demo/demo-accounts.ts';
import { demoCompanies } from '#mongo/seed/demo/demo-companies.ts';
import { areDemoAccountsOpen, DEMO_REFUSED_MESSAGE } from './demo-access.ts';
import { hashPassword } from './password-hash.ts';

const SECRET = 'x'.repeat(40);
let loopback: TestApi;
let reachable: TestApi;

const made = [
  ['the admin', 0, 'admin@demo.local', 'admin'],
  ['the recruiter with a changed email', 1, 'own.name@example.com', 'employer'],
  ['the seeker', 2, 'seeker@demo.local', 'job-seeker'],
  ['a company’s', 4, hiringEmail(demoCompanies[1]?.site ?? ''), 'employer'],
  ['an applicant', FIRST_APPLICANT, 'applicant@example.com', 'job-seeker'],
] as const;

beforeAll(async () => {
  loopback = await startTestApi({ HOST: '127.0.0.1', SESSION_SECRET: SECRET });
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const now = new Date();
  const dates = { passwordChangedAt: now, createdAt: now, updatedAt: now };
  await loopback.deps.mongo.users.insertMany(
    made.map(([, place, email, role]) => ({
      _id: demoAccountId(place),
      id: `USR-9000${10 + place}`,
      firstName: 'Asha',
      email,
      role,
      passwordHash,
      emailVerified: true,
      ...dates,
    })),
  );
  reachable = await startTestApi({
    HOST: '0.0.0.0',
    SESSION_SECRET: SECRET,
    MONGO_URL: loopback.deps.config.MONGO_URL,
    ADMIN_EMAIL: 'first.admin@example.com',
    ADMIN_PASSWORD: 'Passw0rd!',
  });
});
afterAll(async () => {
  await reachable.stop();
  await loopback.stop();
});

const signIn = (api: TestApi, email: string, password: string = DEMO_PASSWORD) =>
  api.anyone('POST', '/api/signin', { body: { email, password } });

describe('a demo account', () => {
  it.each(made)('of %s signs in on loopback; elsewhere neither sign-in nor session works', async (_, __, email) => {
    const { status, headers } = await signIn(loopback, email);
    expect(status).toBe(200);
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const check = (api: TestApi) => api.anyone('GET', '/api/checkauth', { headers: { cookie } });
    expect((await check(loopback)).status).toBe(200);
    expect((await check(reachable)).status).toBe(401);
    const refused = await signIn(reachable, email);
    expect(refused).toMatchObject({ status: 403, body: { success: false, message: DEMO_REFUSED_MESSAGE } });
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  it('can’t be recognised without its password', async () => {
    const wrong = await signIn(reachable, 'admin@demo.local', 'Wrong0ne!');
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password!' } });
  });

  it('is not the first admin if the environment names one', async () => {
    expect((await signIn(reachable, 'first.admin@example.com', 'Passw0rd!')).status).toBe(200);
  });
});

describe('demo accounts sign in', () => {
  it.each([
    ['127.0.0.1', {}, true],
    ['127.8.8.8', {}, true],
    ['::1', {}, true],
    ['localhost', {}, true],
    ['0.0.0.0', {}, false],
    ['::', {}, false],
    ['192.168.1.7', {}, false],
    ['127.0.0.1.example.com', {}, false],
    ['127.0.0.1', { NODE_ENV: 'production' }, false],
    ['127.0.0.1', { TRUST_PROXY: 1 }, false],
  ] as const)('if the API listens on %s %j: %s', (HOST, given, expected) => {
    expect(areDemoAccountsOpen({ HOST, NODE_ENV: 'development', TRUST_PROXY: 0, ...given })).toBe(expected);
  });
});
