import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';

const UNKNOWN_ID = '0123456789abcdef01234567';
const NEW_PASSWORD = 'An0ther!Password';

let api: TestApi;
let admin: Send;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.as('admin');
});
afterAll(() => api.stop());

describe('editing a user', () => {
  const details = { firstName: 'Asha', lastName: 'Rao', contact: '9800000000' };
  const edit = (id: Types.ObjectId | string, body: unknown, by: Send = admin) =>
    by('POST', `/api/update-EmployerPassword/${id}`, { body });
  const open = async (email: string, password: string) => {
    const browser = withCookies(api.anyone);
    const body = { email, password, browserName: 'test', fingerPrintId: 'test', ipAddress: '127.0.0.1' };
    return { browser, status: (await browser('POST', '/api/signin', { body })).status };
  };

  it('changes name, email and contact, and keeps role, password and sessions', async () => {
    const { _id, email } = await api.makeUser('employer');
    const { browser } = await open(email, PASSWORD);
    const changed = { firstName: 'Ravi', lastName: '', contact: '', email: `new-${email}` };
    expect((await edit(_id, changed)).body).toEqual({ success: true, message: 'User updated successfully!' });
    expect((await browser('GET', '/api/checkauth')).body.user).toMatchObject({ ...changed, role: 'employer' });
    expect((await open(email, PASSWORD)).status).toBe(401);
    expect((await open(changed.email, PASSWORD)).status).toBe(200);
  });

  it('with Change Password sets the new password and ends every session of the account', async () => {
    const { _id, email } = await api.makeUser('employer');
    const { browser } = await open(email, PASSWORD);
    const body = { ...details, email, isChange: true, currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await edit(_id, body)).status).toBe(200);
    expect((await browser('GET', '/api/checkauth')).status).toBe(401);
    expect((await open(email, PASSWORD)).status).toBe(401);
    expect((await open(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('with a wrong current password changes nothing, and gets 429 after ten', async () => {
    const { _id, email } = await api.makeUser('employer');
    const body = {
      ...details,
      firstName: 'Other',
      email,
      isChange: true,
      currentPassword: 'no',
      password: NEW_PASSWORD,
    };
    expect(await edit(_id, body)).toMatchObject({
      status: 400,
      body: { message: 'The current password is not correct.' },
    });
    expect((await api.deps.mongo.users.findOne({ _id }).lean())?.firstName).toBe('Asha');
    const more = await Promise.all(Array.from({ length: 10 }, () => edit(_id, body)));
    expect(more.map(({ status }) => status)).toContain(429);
  });

  it('an admin who changes its own password stays signed in only here', async () => {
    const { _id, email } = await api.makeUser('admin');
    const here = await open(email, PASSWORD);
    const there = await open(email, PASSWORD);
    const body = { ...details, email, isChange: true, currentPassword: PASSWORD, password: NEW_PASSWORD };
    expect((await edit(_id, body, here.browser)).status).toBe(200);
    expect((await here.browser('GET', '/api/checkauth')).status).toBe(200);
    expect((await there.browser('GET', '/api/checkauth')).status).toBe(401);
  });

  it('with another account’s email gets 409', async () => {
    const [one, other] = [await api.makeUser('employer'), await api.makeUser('employer')];
    expect(await edit(one._id, { ...details, email: other.email })).toMatchObject({
      status: 409,
      body: { success: false, message: 'Another account has this email.' },
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['Change Password without the current one', { isChange: true, password: NEW_PASSWORD }, 'This field is required!'],
    ['Change Password without a new one', { isChange: true, currentPassword: PASSWORD }, 'This field is required!'],
    [
      'the same password again',
      { isChange: true, currentPassword: NEW_PASSWORD, password: NEW_PASSWORD },
      'New password must differ from current password.',
    ],
    ['a weak one', { isChange: true, currentPassword: PASSWORD, password: 'abc' }, 'At least 1 uppercase letter.'],
    ['no first name', { firstName: '' }, 'First Name is Required!'],
    ['no email', { email: '' }, 'Email is required!'],
    ['a contact of nine digits', { contact: '980000000' }, 'Must be 10 digits'],
    ['another role', { role: 'admin' }, "Unknown field 'role'."],
  ])('with %s is refused', async (_, change, message) => {
    const { _id, email } = await api.makeUser('employer');
    const { status, body } = await edit(_id, { ...details, email, ...change });
    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });

  it('that doesn’t exist gets 404', async () => {
    expect((await edit(UNKNOWN_ID, { ...details, email: 'x@example.com' })).status).toBe(404);
  });
});
