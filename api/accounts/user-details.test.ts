import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeEmail, signInForEmailChange } from '#api/testing/change-email.ts';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { PASSWORD, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { withCookies } from '#api/testing/with-cookies.ts';

/** Two processes on one database. */
const SESSION_SECRET = 'one secret of both processes, 32 or more';
let api: MailedApi;
let second: TestApi;
let count = 0;
beforeAll(async () => {
  api = await startMailedApi({ SESSION_SECRET });
  second = await startTestApi({ SESSION_SECRET, MONGO_URL: api.deps.config.MONGO_URL, MAIL_URL: api.box.url });
});
afterAll(async () => {
  await second?.stopProcess();
  await api?.stop();
});

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

  it('a new email counts once its OTP is verified; the former address is notified', async () => {
    const { browser, save, ask, email } = await signedIn();
    const next = newEmail();
    expect(await save({ email: next })).toMatchObject({
      status: 400,
      body: { message: 'Please enter the OTP, click Send OTP if not done yet!' },
    });
    expect((await browser('GET', '/api/checkauth')).body.user.email).toBe(email);
    expect((await ask(next)).status).toBe(200);
    const otp = await api.box.waitForOtp(next);
    expect(await save({ email: next, otp, currentPassword: PASSWORD })).toMatchObject({
      status: 200,
      body: { user: { email: next } },
    });
    expect((await api.box.waitForMail(email)).subject).toBe('The email of your account was changed · Talent');
    expect((await api.box.waitForMail(next)).subject).toBe('This is the email of your account now · Talent');
    const signIn = (address: string) =>
      api.anyone('POST', '/api/signin', { body: { email: address, password: PASSWORD } });
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
  });

  it('a new email is not accepted with an OTP of another account or purpose, or a wrong one', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const next = newEmail();
    await other.ask(next);
    const otherOtp = await api.box.waitForOtp(next);
    await api.anyone('POST', '/api/send-otp', { body: { email: next, purpose: 'signup' } });
    const signUpOtp = await api.box.waitForOtp(next);
    for (const otp of [otherOtp, signUpOtp, '000000']) {
      expect((await one.save({ email: next, otp, currentPassword: PASSWORD })).status).toBe(400);
    }
    expect((await other.save({ email: next, otp: otherOtp, currentPassword: PASSWORD })).status).toBe(200);
  });

  it('an email of another account is not revealed by the screen: its mailbox gets the mail', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    expect(await one.ask(other.email)).toMatchObject({ status: 200, body: { message: 'Please check your inbox!' } });
    expect((await api.box.waitForMail(other.email)).subject).toBe('You already have an account · Talent');
    expect((await one.save({ email: other.email, otp: '000000', currentPassword: PASSWORD })).status).toBe(400);
  });

  it('a new email requires the current password; a wrong one leaves the OTP unchanged', async () => {
    const { save, ask, email, browser } = await signedIn();
    const next = newEmail();
    await ask(next);
    const otp = await api.box.waitForOtp(next);
    expect(await save({ email: next, otp })).toMatchObject({
      status: 400,
      body: { message: 'Please enter your current password.' },
    });
    expect(await save({ email: next, otp, currentPassword: 'Wrong0ne!' })).toMatchObject({
      status: 400,
      body: { message: 'The current password is not correct.' },
    });
    expect((await browser('GET', '/api/checkauth')).body.user.email).toBe(email);
    expect((await save({ email: next, otp, currentPassword: PASSWORD })).status).toBe(200);
  });

  it('after ten wrong passwords, email and password changes are limited', async () => {
    const { save, browser } = await signedIn();
    const wrong = { email: newEmail(), otp: '000000', currentPassword: 'Wrong0ne!' };
    for (let tries = 0; tries < 10; tries += 1) expect((await save(wrong)).status).toBe(400);
    const body = { currentPassword: PASSWORD, password: 'N3w.Password' };
    for (const answer of [await save(wrong), await browser('POST', '/api/update-password', { body })]) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('a new email ends every other session and stolen copies of this one; this browser stays signed in', async () => {
    const { save, ask, email, browser } = await signedIn();
    const elsewhere = withCookies(api.anyone);
    await elsewhere('POST', '/api/signin', { body: { email, password: PASSWORD } });
    const stolen = { cookie: `session=${browser.cookies.get('session')}` };
    const next = newEmail();
    await ask(next);
    await save({ email: next, otp: await api.box.waitForOtp(next), currentPassword: PASSWORD });
    expect((await browser('GET', '/api/checkauth')).body.user.email).toBe(next);
    expect((await elsewhere('GET', '/api/checkauth')).status).toBe(401);
    expect((await api.anyone('GET', '/api/checkauth', { headers: stolen })).status).toBe(401);
  });

  it('an email that another account took meanwhile gets 409 and leaves no undo link', async () => {
    const { _id, save, ask } = await signedIn();
    const next = newEmail();
    await ask(next);
    const otp = await api.box.waitForOtp(next);
    const other = await api.makeUser('employer');
    await api.deps.mongo.users.updateOne({ _id: other._id }, { $set: { email: next } });
    expect(await save({ email: next, otp, currentPassword: PASSWORD })).toMatchObject({
      status: 409,
      body: { message: 'Another account has this email.' },
    });
    expect(await api.deps.mongo.emailChanges.countDocuments({ user: _id })).toBe(0);
  });

  it('of two concurrent new emails, in two processes, one is saved and the other changes nothing', async () => {
    const account = await signedIn();
    const emails = [newEmail(), newEmail()];
    const headers = { cookie: `session=${account.browser.cookies.get('session')}` };
    const sent = [];
    for (const email of emails) {
      await account.ask(email);
      sent.push({ email, otp: await api.box.waitForOtp(email), currentPassword: PASSWORD });
    }
    const details = { firstName: 'Jo', lastName: 'Rao', contact: '0123456789' };
    const answers = await Promise.all(
      sent.map((each, at) =>
        (at === 0 ? api : second).anyone('PUT', '/api/user-details', { body: { ...details, ...each }, headers }),
      ),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // by then the other browser's session may have ended
    for (const { status } of answers) expect([200, 401, 409]).toContain(status);
    expect((await api.deps.mongo.users.findOne({ _id: account._id }).lean())?.email).toBe(emails[winner]);
    expect(await api.deps.mongo.emailChanges.countDocuments({ user: account._id })).toBe(1);
  });

  it('a concurrent change of name does not revert a new email', async () => {
    const { _id, save, ask } = await signedIn();
    const next = newEmail();
    await ask(next);
    const otp = await api.box.waitForOtp(next);
    await Promise.all([save({ email: next, otp, currentPassword: PASSWORD }), save({ firstName: 'Joanna' })]);
    expect((await api.deps.mongo.users.findOne({ _id }).lean())?.email).toBe(next);
  });

  it('a new email during the deletion of the account leaves no undo link for either email', async () => {
    const admin = await api.as('admin');
    for (let round = 0; round < 3; round += 1) {
      const { _id, save, ask } = await signedIn();
      const next = newEmail();
      await ask(next);
      const otp = await api.box.waitForOtp(next);
      const [changed, deleted] = await Promise.all([
        save({ email: next, otp, currentPassword: PASSWORD }),
        admin('DELETE', `/api/admin/users/${_id}`),
      ]);
      expect([200, 401, 409]).toContain(changed.status);
      expect(deleted.status).toBe(200);
      expect(await api.deps.mongo.users.countDocuments({ _id })).toBe(0);
      expect(await api.deps.mongo.emailChanges.countDocuments({ user: _id })).toBe(0);
    }
  });

  it('a job seeker’s candidate is found by the new email, and by the former one only if its profile contains it', async () => {
    const { _id, email, browser } = await signInForEmailChange(api, 'job-seeker');
    const { candidates, candidateContacts } = api.deps.mongo;
    const candidate = await candidates.findOne({ user: _id }, { _id: 1 }).lean();
    const ownerOf = async (address: string) =>
      (await candidateContacts.findOne({ _id: `email:${address}` }).lean())?.candidate;
    const [next, last] = [newEmail(), newEmail()];
    await changeEmail(api, browser, next);
    expect(await ownerOf(next)).toEqual(candidate?._id);
    expect(await ownerOf(email)).toEqual(candidate?._id); // still the profile's own email
    await changeEmail(api, browser, last);
    expect(await ownerOf(last)).toEqual(candidate?._id);
    expect(await ownerOf(next)).toBeUndefined();
  });

  it.each([
    ['no first name', { firstName: ' ' }, 'First Name is Required!'],
    ['a first name of one letter', { firstName: 'J' }, 'Enter Atleast 2 Characters long!'],
    ['no last name', { lastName: '' }, 'Last Name is Required!'],
    ['a wrong email', { email: 'asha@' }, 'Invalid email format'],
    ['no contact', { contact: '' }, 'Contact is required!'],
    ['a contact of nine digits', { contact: '123456789' }, 'Must be 10 digits'],
    ['markup in the name', { firstName: '<script>' }, 'First Name contains characters that are not allowed in a name.'],
    ['an operator object', { lastName: { $set: 1 } }, 'Last Name is Required!'],
    ['a role', { role: 'admin' }, "Unknown field 'role'."],
    ['another’s id', { _id: '0123456789abcdef01234567' }, "Unknown field '_id'."],
  ])('with %s get 400', async (_, changed, message) => {
    const { save } = await signedIn();
    expect(await save(changed)).toMatchObject({ status: 400, body: { success: false, message } });
  });
});
