import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saysOf } from '#api/testing/documents-containing.ts';
import { makeErasablePerson } from '#api/testing/erasable-person.ts';
import { PASSWORD, type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';

let api: TestApi;
let admin: Send;
let adminId: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  adminId = (await api.makeUser('admin'))._id;
  admin = await api.signIn(adminId);
});
afterAll(() => api.stop());

describe('a job seeker who erases its own account', () => {
  it('confirms with the password, gets the receipt and is signed out; nothing is left', async () => {
    const person = await makeErasablePerson(api, adminId);
    const own = await api.signIn(person.user!._id);
    const wrong = await own('POST', '/api/erase-me', { body: { password: 'Wrong-Horse-1' } });
    expect(wrong).toMatchObject({ status: 400, body: { message: 'The password is not correct.' } });
    const { status, body, headers } = await own('POST', '/api/erase-me', { body: { password: PASSWORD } });
    expect(status).toBe(200);
    expect(body.receipt).toMatchObject({
      by: 'self',
      removed: expect.arrayContaining([{ kind: 'account', count: 1 }]),
    });
    expect(headers.getSetCookie().join()).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/i);
    expect((await own('GET', '/api/checkauth')).status).toBe(401);
    expect(await saysOf(api.deps.mongo, person)).toEqual([]);
    expect(
      (await api.anyone('POST', '/api/signin', { body: { email: person.email, password: PASSWORD } })).status,
    ).toBe(401);
  });

  it('erases only the person of the session', async () => {
    const [one, other] = [await makeErasablePerson(api, adminId), await makeErasablePerson(api, adminId)];
    const own = await api.signIn(one.user!._id);
    expect(
      (await own('POST', '/api/erase-me', { body: { password: PASSWORD, userId: String(other.user!._id) } })).status,
    ).toBe(400);
    await own('POST', '/api/erase-me', { body: { password: PASSWORD } });
    expect((await admin('GET', `/api/fetch-candidate/${other.candidate}`)).status).toBe(200);
  });

  it('must be a job seeker: employers and admins get 403, without a session 401', async () => {
    const body = { password: PASSWORD };
    expect((await admin('POST', '/api/erase-me', { body })).status).toBe(403);
    expect((await (await api.as('employer'))('POST', '/api/erase-me', { body })).status).toBe(403);
    expect((await api.anyone('POST', '/api/erase-me', { body })).status).toBe(401);
  });

  it('has ten password attempts', async () => {
    const own = await api.as('job-seeker');
    let status = 400;
    for (let tries = 0; status === 400 && tries < 20; tries += 1) {
      status = (await own('POST', '/api/erase-me', { body: { password: 'Wrong-Horse-1' } })).status;
    }
    expect(status).toBe(429);
  });
});
