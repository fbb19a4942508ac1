import { expect } from 'vitest';
import { ensureCandidate } from '#api/candidates/ensure-candidate.ts';
import type { MailBox } from '#api/notifications/mail-box-fixture.ts';
import type { Role } from '#domain/roles.ts';
import type { MailedApi } from './mailed-api.ts';
import { PASSWORD, type Send, type TestApi } from './test-api.ts';
import { withCookies } from './with-cookies.ts';

const OWN_DETAILS = { firstName: 'Jo', lastName: 'Rao', contact: '9123456789' };

/** Signs in a new account (a job seeker with its candidate) in a browser. */
export async function signInForEmailChange(api: TestApi, role: Role = 'employer') {
  const { _id, email } = await api.makeUser(role);
  if (role === 'job-seeker') {
    await ensureCandidate(api.deps, { _id, firstName: 'Asha', lastName: 'Rao', email });
  }
  const browser = withCookies(api.anyone);
  expect((await browser('POST', '/api/signin', { body: { email, password: PASSWORD } })).status).toBe(200);
  return { _id, email, browser };
}

/** Changes the account's email as the User Details card does. */
export async function changeEmail(
  { box }: MailedApi,
  browser: Send,
  email: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await browser('POST', '/api/send-otp', { body: { email, purpose: 'change-email' } });
  const body = { ...OWN_DETAILS, email, otp: await box.waitForOtp(email), currentPassword: PASSWORD };
  const answer = await browser('PUT', '/api/user-details', { body, headers });
  expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
}

/** Reads the token of the link in the next mail to a former address. */
export async function undoTokenFrom(box: MailBox, former: string): Promise<string> {
  const { text } = await box.waitForMail(former);
  const token = text.match(/\/undo-email-change#([\w-]{43})$/m)?.[1];
  if (!token) throw new Error(`the mail contains no undo link: ${text}`);
  return token;
}
