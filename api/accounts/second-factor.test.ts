import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { enterPassword, giveSecondFactor } from '#api/testing/second-factor.ts';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';

describe('an admin', () => {
  let api: MailedApi;
  beforeAll(async () => {
    api = await startMailedApi();
  });
  afterAll(() => api.stop());

  async function owner() {
    const { _id, email } = await api.makeUser('employer');
    return { _id, email, factor: await giveSecondFactor(api, _id) };
  }

  it('sees whether an account has a second factor, and nothing of it', async () => {
    const { _id } = await owner();
    const admin = await api.as('admin');
    expect((await admin('GET', `/api/second-factor/${_id}`)).body).toEqual({
      success: true,
      secondFactor: { isOn: true, isRequired: false, since: expect.any(String), recoveryCodesLeft: 10 },
    });
    const without = await api.makeUser('job-seeker');
    const { body } = await admin('GET', `/api/second-factor/${without._id}`);
    expect(body.secondFactor).toMatchObject({ isOn: false, since: null });
  });

  it('removes it: its owner gets a mail, the sessions end, the audit log has it', async () => {
    const { _id, email } = await owner();
    const session = await api.signIn(_id);
    const { _id: by } = await api.makeUser('admin');
    const admin = await api.signIn(by);
    expect((await admin('POST', `/api/remove-second-factor/${_id}`)).status).toBe(200);
    expect((await session('GET', '/api/checkauth')).status).toBe(401);
    expect((await enterPassword(api.anyone, email)).status).toBe(200);
    expect((await api.box.waitForMail(email)).text).toContain('by an administrator');
    const entry = await api.deps.mongo.auditEntries.findOne({ by, action: 'change' }).lean();
    expect(entry).toMatchObject({
      call: 'remove-account-second-factor',
      kind: 'account',
      records: [String(_id)],
    });
    expect((await admin('POST', `/api/remove-second-factor/${_id}`)).status).toBe(409);
  });

  it('can’t remove their own without a code', async () => {
    const { _id } = await api.makeUser('admin');
    await giveSecondFactor(api, _id);
    const admin = await api.signIn(_id);
    expect((await admin('POST', `/api/remove-second-factor/${_id}`)).status).toBe(403);
  });

  it.each(['employer', 'job-seeker'] as const)('is not the %s: others can neither see nor remove it', async (role) => {
    const { _id } = await owner();
    const send = await api.as(role);
    expect((await send('GET', `/api/second-factor/${_id}`)).status).toBe(403);
    expect((await send('POST', `/api/remove-second-factor/${_id}`)).status).toBe(403);
  });
});

describe('SECOND_FACTOR_REQUIRED_FOR=admin', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ SECOND_FACTOR_REQUIRED_FOR: 'admin' });
  });
  afterAll(() => api.stop());

  const users = (by: Send) => by('GET', '/api/admin/users');

  it('lets an admin without one do nothing but set it up', async () => {
    const { email } = await api.makeUser('admin');
    const browser = withCookies(api.anyone);
    expect((await enterPassword(browser, email)).status).toBe(200);
    for (const [method, path] of [
      ['GET', '/api/admin/users'],
      ['GET', '/api/fetch-notification'],
      ['POST', '/api/update-password'],
      ['POST', '/api/remove-second-factor'],
    ] as const) {
      expect(await browser(method, path)).toMatchObject({
        status: 403,
        body: { success: false, errors: [{ reason: 'second-factor-needed' }] },
      });
    }
    expect((await browser('GET', '/api/checkauth')).status).toBe(200);
    expect((await browser('GET', '/api/second-factor')).body.secondFactor).toMatchObject({ isRequired: true });
    expect((await browser('POST', '/api/set-up-second-factor')).status).toBe(200);
  });

  it('lets an admin with one do everything, until it is removed', async () => {
    const { _id } = await api.makeUser('admin');
    await giveSecondFactor(api, _id);
    const admin = await api.signIn(_id);
    expect((await users(admin)).status).toBe(200);
    await api.deps.mongo.users.updateOne({ _id }, { $unset: { secondFactor: '' } });
    expect((await users(admin)).status).toBe(403);
  });

  it('changes nothing for other roles', async () => {
    const employer = await api.as('employer');
    expect((await employer('GET', '/api/fetch-notification')).status).toBe(200);
    expect((await employer('GET', '/api/second-factor')).body.secondFactor).toMatchObject({ isRequired: false });
  });
});
