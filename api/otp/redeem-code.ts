import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { codeHash, sameHash } from './code-hash.ts';
import { type OtpSubject, otpKey } from './otp-subject.ts';

/** One message, whatever is wrong with the code: it tells nobody whether one was ever sent. */
const WRONG_CODE_MESSAGE = 'Invalid or expired OTP! Please check it, or request a new one.';

const TRIES = 5;

/**
 * Uses up the code that was sent for the subject. Throws 400 where it is another one, older than 10 minutes, used,
 * replaced by a newer one, or tried five times before. Two at once with the right code: one is refused.
 */
export async function redeemCode(deps: Dependencies, subject: OtpSubject, code: string): Promise<void> {
  const key = otpKey(subject);
  const { otps } = deps.mongo;
  // a try is counted before the code is looked at, or many at once would have more than five
  const record = await otps.findOneAndUpdate({ _id: key }, { $inc: { tries: 1 } }, { returnDocument: 'before' }).lean();
  const given = codeHash(deps.sessionSecret, key, code);
  const right = sameHash(record?.codeHash, given) && record !== null;
  if (!right || record.tries >= TRIES || record.codeExpiresAt <= deps.now()) throw wrongCode();
  const used = await otps
    .findOneAndUpdate({ _id: key }, { $unset: { codeHash: '' } }, { returnDocument: 'before' })
    .lean();
  if (used?.codeHash !== given) throw wrongCode();
}

const wrongCode = () => new ApiError(400, WRONG_CODE_MESSAGE);
