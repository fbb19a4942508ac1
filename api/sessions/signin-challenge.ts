import { z } from 'zod';
import { CHALLENGE_SECONDS } from '#api/http/cookies.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { seal, unseal } from '#api/http/seal.ts';
import type { UserRecord } from '#mongo/models/user.ts';

const BOUND_TO = 'sign-in';

const challenge = z.strictObject({
  user: z.string(),
  /** The account's when the password was checked: a later change of the password voids the challenge. */
  passwordVersion: z.int(),
  atMs: z.int(),
  /** The known device of the account, or empty: has its own attempts. */
  knownDevice: z.string(),
  browserName: z.string(),
  fingerPrintId: z.string(),
  selectedRole: z.string(),
});
type Challenge = z.infer<typeof challenge>;

type Content = Omit<Challenge, 'user' | 'passwordVersion' | 'atMs'>;

/**
 * What the browser keeps between password and code: a sealed note that this account's password was correct. Nothing is
 * stored; it expires after five minutes.
 */
export function makeChallenge(
  { secrets, now }: Pick<Dependencies, 'secrets' | 'now'>,
  { _id, passwordVersion = 0 }: Pick<UserRecord, '_id' | 'passwordVersion'>,
  content: Content,
): string {
  const noted: Challenge = { user: String(_id), passwordVersion, atMs: now().getTime(), ...content };
  return seal(secrets, JSON.stringify(noted), BOUND_TO);
}

/** Null if it isn't ours or has expired. */
export function readChallenge(
  { secrets, now }: Pick<Dependencies, 'secrets' | 'now'>,
  sealed: string | null,
): Challenge | null {
  const opened = sealed && unseal(secrets, sealed, BOUND_TO);
  if (!opened) return null;
  const noted = challenge.parse(JSON.parse(opened.text));
  return now().getTime() - noted.atMs < CHALLENGE_SECONDS * 1000 ? noted : null;
}
