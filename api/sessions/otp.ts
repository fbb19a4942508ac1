import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { RESET_WITHIN_SECONDS } from '#api/http/cookies.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { OtpRecord } from '#mongo/models/otp.ts';

/** The stored hash of a code. Keyed, since a million codes can be hashed in a second; bound to the record's key. */
export function codeHash(secret: Uint8Array, key: string, code: string): string {
  return createHmac('sha256', secret).update(`${key}:${code}`).digest('base64url');
}

/** Compares two hashes in constant time. */
export function sameHash(one: string | undefined, other: string): boolean {
  if (one?.length !== other.length) return false;
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** What a code is bound to: it is invalid for another email, purpose or account. */
export interface OtpSubject {
  purpose: OtpRecord['purpose'];
  /** In lower case. */
  email: string;
  /** For a change of email: the `_id` of the account. */
  account?: string | undefined;
}

/** The `_id` of a subject's single record. */
export const otpKey = ({ purpose, email, account }: OtpSubject): string =>
  account ? `${purpose}:${account}:${email}` : `${purpose}:${email}`;

const CODE_VALID_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const CODES_AN_HOUR = 5;

/**
 * Creates a code, stores its hash and voids the subject's previous code; returns the six digits. Throws 429 if one was
 * sent less than `resendSeconds` ago, or five within the hour. Depends only on send times, so that emails without an
 * account behave the same.
 */
export async function issueCode(deps: Dependencies, subject: OtpSubject, resendSeconds: number): Promise<string> {
  const key = otpKey(subject);
  return deps.limits.otpInProgress.run(key, async () => {
    const now = deps.now().getTime();
    const record = await deps.mongo.otps.findOne({ _id: key }).lean();
    const sent = (record?.sentAt ?? []).filter((at) => at.getTime() > now - HOUR_MS);
    refuseTooMany(sent, now, resendSeconds);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const fields: Omit<OtpRecord, '_id'> = {
      email: subject.email,
      purpose: subject.purpose,
      codeHash: codeHash(deps.secrets.current, key, code),
      codeExpiresAt: new Date(now + CODE_VALID_MS),
      tries: 0,
      sentAt: [...sent, new Date(now)],
      expiresAt: new Date(now + HOUR_MS),
    };
    // another process has sent one since the record was read
    if (!(await store(deps, { _id: key, ...fields }, record))) refuseTooMany([new Date(now)], now, resendSeconds);
    return code;
  });
}

/** Returns false and stores nothing if the record has changed since it was read. */
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

/** The same message for every failure, so that it doesn't reveal whether a code was sent. */
const WRONG_CODE_MESSAGE = 'Invalid or expired OTP! Please check it, or request a new one.';

const TRIES = 5;

/**
 * Redeems the subject's code. Throws 400 if it is wrong, older than 10 minutes, used, replaced by a newer one, or was
 * tried five times. Of two concurrent calls with the right code, one fails.
 */
export async function redeemCode(deps: Dependencies, subject: OtpSubject, code: string): Promise<void> {
  const key = otpKey(subject);
  const { otps } = deps.mongo;
  // count the attempt before comparing, or concurrent requests would get more than five
  const record = await otps.findOneAndUpdate({ _id: key }, { $inc: { tries: 1 } }, { returnDocument: 'before' }).lean();
  const right = deps.secrets.all.some((secret) => sameHash(record?.codeHash, codeHash(secret, key, code)));
  if (!record || !right || record.tries >= TRIES || record.codeExpiresAt <= deps.now()) throw wrongCode();
  const used = await otps
    .findOneAndUpdate({ _id: key }, { $unset: { codeHash: '' } }, { returnDocument: 'before' })
    .lean();
  if (used?.codeHash !== record.codeHash) throw wrongCode();
}

const wrongCode = () => new ApiError(400, WRONG_CODE_MESSAGE);

export const NOT_VERIFIED_MESSAGE =
  'Please verify the OTP sent to your email, then choose a new password within 10 minutes.';

const resetKey = (email: string) => otpKey({ purpose: 'reset', email });
const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Lets the browser with the returned token reset this email's password, once, within 10 minutes. */
export async function grantReset(deps: Dependencies, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const grant = { browserTokenHash: tokenHash(token), verifiedAt: deps.now() };
  await deps.mongo.otps.updateOne({ _id: resetKey(email) }, { $set: grant });
  return token;
}

/** Redeems the grant. Throws 400 if this browser has none for this email, or it is used or expired. */
export async function redeemResetGrant(deps: Dependencies, email: string, token: string | null): Promise<void> {
  const { otps } = deps.mongo;
  const _id = resetKey(email);
  const record = await otps.findOne({ _id }).lean();
  const given = tokenHash(token ?? '');
  const ageMs = deps.now().getTime() - (record?.verifiedAt?.getTime() ?? 0);
  const right = sameHash(record?.browserTokenHash, given) && ageMs < RESET_WITHIN_SECONDS * 1000;
  if (!right) throw new ApiError(400, NOT_VERIFIED_MESSAGE);
  const used = await otps
    .findOneAndUpdate({ _id }, { $unset: { browserTokenHash: '', verifiedAt: '' } }, { returnDocument: 'before' })
    .lean();
  if (used?.browserTokenHash !== given) throw new ApiError(400, NOT_VERIFIED_MESSAGE);
}
