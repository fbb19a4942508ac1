import type { Types } from 'mongoose';
import { newRecoveryCodes } from '#api/sessions/recovery-codes.ts';
import { sealTotpSecret } from '#api/sessions/second-factor.ts';
import { newTotpSecret, stepAt, totpCode } from '#api/sessions/totp.ts';
import { PASSWORD, type Send, type TestApi } from './test-api.ts';
import { withCookies } from './with-cookies.ts';

/** A second factor that was set up earlier, with its ten recovery codes. */
export interface TestFactor {
  secret: string;
  codes: string[];
  /** The app's code now, or that many steps later. */
  code(later?: number): string;
}

/** Gives the account a second factor, without the calls. */
export async function giveSecondFactor(api: Pick<TestApi, 'deps'>, _id: Types.ObjectId): Promise<TestFactor> {
  const secret = newTotpSecret();
  const { codes, stored } = await newRecoveryCodes();
  const factor = { sealedSecret: sealTotpSecret(api.deps, _id, secret), since: new Date(), lastStep: 0 };
  await api.deps.mongo.users.updateOne({ _id }, { $set: { secondFactor: { ...factor, recoveryCodes: stored } } });
  return { secret, codes, code: (later = 0) => totpCode(secret, stepAt(api.deps.now()) + later) };
}

export const enterPassword = (browser: Send, email: string, password = PASSWORD) =>
  browser('POST', '/api/signin', { body: { email, password } });
export const enterCode = (browser: Send, code: string) => browser('POST', '/api/signin-code', { body: { code } });

/** A browser in which that account's password was entered, so that the code is missing. */
export async function atSecondStep(api: TestApi, email: string) {
  const browser = withCookies(api.anyone);
  await enterPassword(browser, email);
  return browser;
}
