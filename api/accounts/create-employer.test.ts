import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Send, startTestApi, type TestApi } from '#api/testing/test-api.ts';

const NEW_PASSWORD = 'An0ther!Password';

let api: TestApi;
let admin: Send;
let adminId: Types.ObjectId;

beforeAll(async () => {
  api = await startTestApi();
  adminId = (await api.makeUser('admin'))._id;
  admin = await api.signIn(adminId);
});
afterAll(() => api.stop());

describe('creating an employer', () => {
  const person = { firstName: 'Kavita', email: 'kavita@new.example', password: NEW_PASSWORD };
  const create = (body: unknown) => admin('POST', '/api/create-employer', { body });
  const signIn = (email: string, password: string) =>
    api.anyone('POST', '/api/signin', {
      body: { email, password, browserName: 'test', fingerPrintId: 'test', ipAddress: '127.0.0.1' },
    });

  it('requires first name, email and password; the account signs in as an employer', async () => {
    expect(await create({ ...person, email: ' Kavita@New.example ' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Employer created successfully!' },
    });
    const { status, body } = await signIn(person.email, NEW_PASSWORD);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role: 'employer', firstName: 'Kavita', lastName: '', contact: '' });
    const stored = await api.deps.mongo.users.findOne({ email: person.email }).lean();
    expect(stored).toMatchObject({ createdBy: adminId, id: expect.stringMatching(/^USR-\d{6}$/) });
  });

  it('with an existing account’s email gets 409, also concurrently', async () => {
    const twice = { ...person, email: 'twice@new.example' };
    const answers = await Promise.all([create(twice), create(twice)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await create(twice)).body).toEqual({
      success: false,
      message: 'An account with this email exists already.',
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no first name', { firstName: ' ' }, 'First Name is Required!'],
    ['a first name of two letters', { firstName: 'Al' }, 'Enter Atleast 3 Characters long!'],
    [
      'markup for a name',
      { firstName: '<b>Kavita</b>' },
      'First Name contains characters that are not allowed in a name.',
    ],
    ['an empty last name', { lastName: '' }, 'Last Name is Required!'],
    ['a contact that begins with 5', { contact: '5800000000' }, 'Contact should be a valid 10 digit Number!'],
    ['a contact of nine digits', { contact: '980000000' }, 'Contact should be a valid 10 digit Number!'],
    ['no email', { email: '' }, 'Email is required!'],
    ['a wrong email', { email: 'kavita@' }, 'Invalid email format!'],
    ['no password', { password: '' }, 'Password is required!'],
    ['a weak password', { password: 'kavita' }, 'Minimum 8 characters.'],
    ['a role of one’s choice', { role: 'admin' }, 'Admins create no accounts of this role.'],
    ['an operator object', { email: { $ne: '' } }, 'Email is required!'],
  ])('with %s is refused', async (_, change, message) => {
    const { status, body } = await create({ ...person, email: 'refused@new.example', ...change });
    expect(status).toBe(400);
    expect(body.message).toContain(message);
    expect(await api.deps.mongo.users.findOne({ email: 'refused@new.example' })).toBeNull();
  });
});
