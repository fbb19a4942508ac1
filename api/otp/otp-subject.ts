import type { OtpRecord } from '#mongo/models/otp.ts';

/** What a code is bound to: it is worth nothing for another email, purpose or account. */
export interface OtpSubject {
  purpose: OtpRecord['purpose'];
  /** In lower case. */
  email: string;
  /** Of a change of email: the `_id` of the account that changes. */
  account?: string | undefined;
}

/** The `_id` of a subject's one record. */
export const otpKey = ({ purpose, email, account }: OtpSubject): string =>
  account ? `${purpose}:${account}:${email}` : `${purpose}:${email}`;
