import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { PASSWORD } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';

let api: MailedApi;
let count = 0;
beforeAll(async () => {
  api = await startMailedApi();
});
afterAll(() => api.stop());

const newEmail = () => `changed${(count += 1)}@example.com`;

async function signedIn() {
  const user = await api.makeUser('employer');
  const browser = withCookies(api.anyone);
  await browser('POST', '/api/signin', { body: { email: user.email, password: PASSWORD } });
  const details = { firstName: 'Jo', lastName: 'Rao', email: user.email, contact: '0123456789' };
  const save = (changed: object = {}) => browser('PUT', '/api/user-details', { body: { ...details, ...changed } });
  const ask = (email: string) => browser('POST', '/api/send-otp', { body: { email, purpose: 'change-email' } });
  return { ...user, browser, save, ask };
}

describe('the user details', () => {
  it('name and contact are changed at once', async () => {
    const { browser, save, email } = await signedIn();
    expect(await save()).toMatchObject({ status: 200, body: { success: true, user: { firstName: 'Jo', email } } });
    expect((await browser('GET', '/api/checkauth')).body.user).toMatchObject({
      firstName: 'Jo',
      lastName: 'Rao',
      contact: '0123456789',
      role: 'employer',
    });
  });

  it('a new email counts once its OTP is verified; the former address is told', async () => {
    const { browser, save, ask, email } = await signedIn();
    const next = newEmail();
    expect(await save({ email: next })).toMatchObject({
      status: 400,
      body: { message: 'Please enter the OTP, click Send OTP if not done yet!' },
    });
    expect((await browser('GET', '/api/checkauth')).body.user.email).toBe(email);
    expect((await ask(next)).status).toBe(200);
    const otp = await api.box.waitForOtp(next);
    expect(await save({ email: next, otp })).toMatchObject({ status: 200, body: { user: { email: next } } });
    expect((await api.box.waitForMail(email)).subject).toBe('The email of your account was changed · Talent');
    const signIn = (address: string) =>
      api.anyone('POST', '/api/signin', { body: { email: address, password: PASSWORD } });
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
  });

  it('a new email is not taken with an OTP of another account or purpose, or a wrong one', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const next = newEmail();
    await other.ask(next);
    const otherOtp = await api.box.waitForOtp(next);
    await api.anyone('POST', '/api/send-otp', { body: { email: next, purpose: 'signup' } });
    const signUpOtp = await api.box.waitForOtp(next);
    for (const otp of [otherOtp, signUpOtp, '000000']) {
      expect((await one.save({ email: next, otp })).status).toBe(400);
    }
    expect((await other.save({ email: next, otp: otherOtp })).status).toBe(200);
  });

  it('an email of another account is not told by the screen: its mailbox gets the mail', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    expect(await one.ask(other.email)).toMatchObject({ status: 200, body: { message: 'Please check your inbox!' } });
    expect((await api.box.waitForMail(other.email)).subject).toBe('You already have an account · Talent');
    expect((await one.save({ email: other.email, otp: '000000' })).status).toBe(400);
  });

  it.each([
    ['no first name', { firstName: ' ' }, 'First Name is Required!'],
    ['a first name of one letter', { firstName: 'J' }, 'Enter Atleast 2 Characters long!'],
    ['no last name', { lastName: '' }, 'Last Name is Required!'],
    ['a wrong email', { email: 'asha@' }, 'Invalid email format'],
    ['no contact', { contact: '' }, 'Contact is required!'],
    ['a contact of nine digits', { contact: '123456789' }, 'Must be 10 digits'],
    ['markup in the name', { firstName: '<script>' }, 'First Name holds characters that no name has.'],
    ['an operator object', { lastName: { $set: 1 } }, 'Last Name is Required!'],
    ['a role', { role: 'admin' }, "Unknown field 'role'."],
    ['another’s id', { _id: '0123456789abcdef01234567' }, "Unknown field '_id'."],
  ])('with %s get 400', async (_, changed, message) => {
    const { save } = await signedIn();
    expect(await save(changed)).toMatchObject({ status: 400, body: { success: false, message } });
  });
});
