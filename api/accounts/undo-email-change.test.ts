import type { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeEmail, signInForEmailChange, undoTokenFrom } from '#api/testing/change-email.ts';
import { type MailedApi, startMailedApi } from '#api/testing/mailed-api.ts';
import { PASSWORD, startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { recordEmailChange } from './email-change.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const GONE = { status: 410, body: { success: false, message: 'This link has expired or was used already.' } };

/** Two processes on one database. */
let api: MailedApi;
let second: TestApi;
let count = 0;
beforeAll(async () => {
  api = await startMailedApi();
  second = await startTestApi({ MONGO_URL: api.deps.config.MONGO_URL, MAIL_URL: api.box.url });
});
afterAll(async () => {
  await second?.stopProcess();
  await api?.stop();
});
afterEach(() => {
  api.deps.now = () => new Date();
});

const newEmail = () => `undone${(count += 1)}@example.com`;
const undo = (token: string, by: TestApi = api) => by.anyone('POST', '/api/undo-email-change', { body: { token } });
const emailOf = async (_id: Types.ObjectId) => (await api.deps.mongo.users.findOne({ _id }).lean())?.email;
const status = async (email: string) =>
  (await api.anyone('POST', '/api/signin', { body: { email, password: PASSWORD } })).status;

describe('the link in the mail to the former address', () => {
  it('restores the email, ends every session and links to the password reset; it works once', async () => {
    const { _id, email, browser } = await signInForEmailChange(api);
    const next = newEmail();
    await changeEmail(api, browser, next);
    const token = await undoTokenFrom(api.box, email);
    expect(await undo(token)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Your email was restored. Please reset your password.' },
    });
    expect((await browser('GET', '/api/checkauth')).status).toBe(401);
    expect([await status(email), await status(next)]).toEqual([200, 401]);
    const mail = await api.box.waitForMail(email);
    expect(mail.subject).toBe('Your email was restored · Talent');
    expect(mail.text).toContain('/forgot-password');
    expect(await undo(token)).toMatchObject(GONE);
    expect(await emailOf(_id)).toBe(email);
  });

  it('is stored only as a hash and doesn’t contain a host from the request', async () => {
    const { email, browser } = await signInForEmailChange(api);
    await changeEmail(api, browser, newEmail(), { 'x-forwarded-host': 'evil.example' });
    const mail = await api.box.waitForMail(email);
    const token = mail.text.match(/\/undo-email-change#([\w-]{43})/)?.[1] ?? '';
    expect(mail.text).not.toContain('evil.example');
    expect(mail.html).toContain(`href="http://localhost:0/undo-email-change#${token}"`);
    const records = JSON.stringify(await api.deps.mongo.emailChanges.find({ from: email }).lean());
    expect(records).toContain(email);
    expect(records).not.toContain(token);
  });

  it('works for seven days only', async () => {
    const [one, other] = [await signInForEmailChange(api), await signInForEmailChange(api)];
    for (const { browser } of [one, other]) await changeEmail(api, browser, newEmail());
    const changed = Date.now();
    const tokens = [await undoTokenFrom(api.box, one.email), await undoTokenFrom(api.box, other.email)];
    api.deps.now = () => new Date(changed + 7 * DAY_MS + 1);
    expect(await undo(tokens[0]!)).toMatchObject(GONE);
    api.deps.now = () => new Date(changed + 7 * DAY_MS - 60_000);
    expect((await undo(tokens[1]!)).status).toBe(200);
  });

  it('restores the first email after two changes, and voids the link of the second', async () => {
    const { _id, email, browser } = await signInForEmailChange(api);
    const [b, c] = [newEmail(), newEmail()];
    await changeEmail(api, browser, b);
    await api.box.waitForMail(b);
    await changeEmail(api, browser, c);
    const [first, later] = [await undoTokenFrom(api.box, email), await undoTokenFrom(api.box, b)];
    expect((await undo(first)).status).toBe(200);
    expect(await emailOf(_id)).toBe(email);
    expect(await undo(later)).toMatchObject(GONE);
    expect(await emailOf(_id)).toBe(email);
  });

  it('of the second change leaves the link of the first one valid', async () => {
    const { _id, email, browser } = await signInForEmailChange(api);
    const [b, c] = [newEmail(), newEmail()];
    await changeEmail(api, browser, b);
    await api.box.waitForMail(b);
    await changeEmail(api, browser, c);
    const [first, later] = [await undoTokenFrom(api.box, email), await undoTokenFrom(api.box, b)];
    expect((await undo(later)).status).toBe(200);
    expect(await emailOf(_id)).toBe(b);
    expect((await undo(first)).status).toBe(200);
    expect(await emailOf(_id)).toBe(email);
  });

  it('gets 409 and changes nothing if another account now has the email', async () => {
    const { _id, email, browser } = await signInForEmailChange(api);
    const next = newEmail();
    await changeEmail(api, browser, next);
    const token = await undoTokenFrom(api.box, email);
    const other = await api.makeUser('employer');
    await api.deps.mongo.users.updateOne({ _id: other._id }, { $set: { email } });
    expect(await undo(token)).toMatchObject({ status: 409, body: { message: expect.stringContaining('our support') } });
    expect(await emailOf(_id)).toBe(next);
    expect((await browser('GET', '/api/checkauth')).status).toBe(200);
  });

  it('voids the open codes of the account: they can’t reset a password or change an email', async () => {
    const { email, browser } = await signInForEmailChange(api);
    const next = newEmail();
    await changeEmail(api, browser, next);
    await api.box.waitForMail(next);
    const third = newEmail();
    await api.anyone('POST', '/api/send-otp', { body: { email: next, purpose: 'forgot-password' } });
    await browser('POST', '/api/send-otp', { body: { email: third, purpose: 'change-email' } });
    await undo(await undoTokenFrom(api.box, email));
    const open = await api.deps.mongo.otps.find({ email: { $in: [next, third] } }).lean();
    expect(open).toHaveLength(3);
    expect(open.filter(({ codeHash }) => codeHash)).toEqual([]);
  });

  it('moves a job seeker’s contact key back', async () => {
    const { _id, email, browser } = await signInForEmailChange(api, 'job-seeker');
    const next = newEmail();
    const keysOf = async () => {
      const candidate = await api.deps.mongo.candidates.findOne({ user: _id }, { _id: 1 }).lean();
      const keys = await api.deps.mongo.candidateContacts.find({ candidate: candidate?._id }).lean();
      return keys.map((key) => key._id).filter((key) => key.startsWith('email:'));
    };
    const { mongo, changes } = api.deps;
    const candidate = await mongo.candidates.findOne({ user: _id }, { _id: 1 }).lean();
    await changes.candidates.update(candidate!._id, { $set: { emailAddress: 'profile@example.com' } });
    await changeEmail(api, browser, next);
    expect(await keysOf()).toEqual([`email:${next}`]);
    await undo(await undoTokenFrom(api.box, email));
    expect(await keysOf()).toEqual([`email:${email}`]);
  });

  it('is deleted with the account', async () => {
    const { _id, email, browser } = await signInForEmailChange(api, 'job-seeker');
    await changeEmail(api, browser, newEmail());
    const token = await undoTokenFrom(api.box, email);
    const admin = await api.as('admin');
    expect((await admin('DELETE', `/api/admin/users/${_id}`)).status).toBe(200);
    expect(await api.deps.mongo.emailChanges.countDocuments({ user: _id })).toBe(0);
    expect(await undo(token)).toMatchObject(GONE);
  });

  it('changes nothing if the email change never took place', async () => {
    const { _id, email } = await api.makeUser('employer');
    const account = await api.deps.mongo.users.findOne({ _id }).lean();
    const { token } = await recordEmailChange(api.deps, account!, newEmail());
    expect((await undo(token)).status).toBe(200);
    expect(await emailOf(_id)).toBe(email);
  });

  it('opened concurrently in two processes: one restores, the other is refused', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { _id, email, browser } = await signInForEmailChange(api);
      await changeEmail(api, browser, newEmail());
      const token = await undoTokenFrom(api.box, email);
      const answers = await Promise.all([undo(token), undo(token, second)]);
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 410]);
      expect(await emailOf(_id)).toBe(email);
    }
  });

  it('used concurrently with the link of a later change always ends with the first email', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { _id, email, browser } = await signInForEmailChange(api);
      const b = newEmail();
      await changeEmail(api, browser, b);
      await api.box.waitForMail(b);
      await changeEmail(api, browser, newEmail());
      const [first, later] = [await undoTokenFrom(api.box, email), await undoTokenFrom(api.box, b)];
      const [ofFirst, ofLater] = await Promise.all([undo(first), undo(later, second)]);
      expect(ofFirst.status).toBe(200);
      expect([200, 410]).toContain(ofLater.status);
      expect(await emailOf(_id)).toBe(email);
    }
  });

  it.each([
    ['no token', ''],
    ['a short one', 'abc'],
    ['an operator object', { $gt: '' }],
    ['nothing', undefined],
  ])('with %s gets 400', async (_, token) => {
    expect((await api.anyone('POST', '/api/undo-email-change', { body: { token } })).status).toBe(400);
  });

  it('with a made-up token gets 410', async () => {
    expect(await undo('x'.repeat(43))).toMatchObject(GONE);
  });
});
