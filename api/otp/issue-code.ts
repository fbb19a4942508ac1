import { randomInt } from 'node:crypto';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { OtpRecord } from '#mongo/models/otp.ts';
import { codeHash } from './code-hash.ts';
import { type OtpSubject, otpKey } from './otp-subject.ts';

const GOOD_FOR_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const CODES_AN_HOUR = 5;

/**
 * Makes a code and stores its hash; the last one for the same subject is void. Gives the six digits. Throws 429 where
 * one was sent less than `resendSeconds` ago, or five within the hour: told by the time they were sent alone, so that
 * it is the same for an email that has no account.
 */
export async function issueCode(deps: Dependencies, subject: OtpSubject, resendSeconds: number): Promise<string> {
  const key = otpKey(subject);
  return deps.limits.otpUnderWay.run(key, async () => {
    const now = deps.now().getTime();
    const record = await deps.mongo.otps.findOne({ _id: key }).lean();
    const sent = (record?.sentAt ?? []).filter((at) => at.getTime() > now - HOUR_MS);
    refuseTooMany(sent, now, resendSeconds);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const fields: Omit<OtpRecord, '_id'> = {
      email: subject.email,
      purpose: subject.purpose,
      codeHash: codeHash(deps.sessionSecret, key, code),
      codeExpiresAt: new Date(now + GOOD_FOR_MS),
      tries: 0,
      sentAt: [...sent, new Date(now)],
      expiresAt: new Date(now + HOUR_MS),
    };
    // another process sent one since the record was read
    if (!(await store(deps, { _id: key, ...fields }, record))) refuseTooMany([new Date(now)], now, resendSeconds);
    return code;
  });
}

/** False, and nothing is stored, where the record is no longer as it was read. */
async function store({ mongo }: Dependencies, { _id, ...fields }: OtpRecord, read: OtpRecord | null): Promise<boolean> {
  if (read) {
    const { codeExpiresAt } = read;
    return (await mongo.otps.updateOne({ _id, codeExpiresAt }, { $set: fields })).matchedCount === 1;
  }
  try {
    await mongo.otps.insertMany([{ _id, ...fields }]);
    return true;
  } catch (error) {
    if (isKeyTaken(error)) return false;
    throw error;
  }
}

function refuseTooMany(sent: readonly Date[], now: number, resendSeconds: number): void {
  const [oldest, last] = [sent[0]?.getTime() ?? 0, sent.at(-1)?.getTime() ?? 0];
  const mayAt = Math.max(last + resendSeconds * 1000, sent.length < CODES_AN_HOUR ? 0 : oldest + HOUR_MS);
  if (mayAt <= now) return;
  const retryAfterSeconds = Math.ceil((mayAt - now) / 1000);
  const wait = retryAfterSeconds > 60 ? `${Math.ceil(retryAfterSeconds / 60)} minutes` : `${retryAfterSeconds} seconds`;
  throw new ApiError(429, `Please wait ${wait} before you ask for another OTP.`, { retryAfterSeconds });
}
