import { createHash, randomBytes } from 'node:crypto';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { RESET_WITHIN_SECONDS } from '#api/sessions/reset-cookie.ts';
import { sameHash } from './code-hash.ts';
import { otpKey } from './otp-subject.ts';

export const NOT_VERIFIED_MESSAGE =
  'Please verify the OTP sent to your email, then choose a new password within 10 minutes.';

const keyOf = (email: string) => otpKey({ purpose: 'reset', email });
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Lets the browser that gets the token reset this email's password, once, within 10 minutes. */
export async function grantReset(deps: Dependencies, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const grant = { browserTokenHash: hashOf(token), verifiedAt: deps.now() };
  await deps.mongo.otps.updateOne({ _id: keyOf(email) }, { $set: grant });
  return token;
}

/** Uses up the grant. Throws 400 where this browser has none for this email, or it is used or too old. */
export async function redeemResetGrant(deps: Dependencies, email: string, token: string | null): Promise<void> {
  const { otps } = deps.mongo;
  const _id = keyOf(email);
  const record = await otps.findOne({ _id }).lean();
  const given = hashOf(token ?? '');
  const ageMs = deps.now().getTime() - (record?.verifiedAt?.getTime() ?? 0);
  const right = sameHash(record?.browserTokenHash, given) && ageMs < RESET_WITHIN_SECONDS * 1000;
  if (!right) throw new ApiError(400, NOT_VERIFIED_MESSAGE);
  const used = await otps
    .findOneAndUpdate({ _id }, { $unset: { browserTokenHash: '', verifiedAt: '' } }, { returnDocument: 'before' })
    .lean();
  if (used?.browserTokenHash !== given) throw new ApiError(400, NOT_VERIFIED_MESSAGE);
}
