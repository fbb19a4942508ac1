import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { inTurns } from '#api/http/in-turns.ts';
import { PASSWORD_COST, type UserRecord } from '#mongo/models/user.ts';

/** At most half of the cores: a flood of sign-ins must leave CPU time for searches. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** With more waiting, a caller would wait longer than a page's timeout. */
const WAITING_LIMIT = 100;
const BUSY_MESSAGE = 'Too many people are signing in at the moment. Please try again in a few seconds.';

const inTurn = inTurns({ atOnce: AT_ONCE, mostWaiting: WAITING_LIMIT, busyMessage: BUSY_MESSAGE });

/** Hashes a password for storage. Throws 503 if too many hashes are waiting. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(password, PASSWORD_COST));
}

/**
 * Verifies a password against its hash. A wrong one takes as long. `first` precedes waiting calls, as for known devices
 * during a flood of guesses. Throws 503 if too many are waiting.
 */
export async function verifyPassword(
  stored: string,
  password: string,
  { first = false }: { first?: boolean } = {},
): Promise<boolean> {
  return inTurn(() => argon2.verify(stored, password), { first });
}

/** Argon2id's encoding begins with the algorithm, its version and its cost. */
const CURRENT_COST = `$argon2id$v=19$m=${PASSWORD_COST.memoryCost},t=${PASSWORD_COST.timeCost},p=${PASSWORD_COST.parallelism}$`;

/** Whether a stored hash has another algorithm or cost than new ones. */
export const isOutdatedHash = (stored: string): boolean => !stored.startsWith(CURRENT_COST);

/** The hash of a text that isn't a password, with a salt that several texts share. Throws 503 if too many are waiting. */
export async function hashWithSalt(text: string, salt: string): Promise<string> {
  const hash = await inTurn(() => argon2.hashRaw(text, { ...PASSWORD_COST, salt: Buffer.from(salt, 'base64url') }));
  return hash.toString('base64url');
}

/** Throws 400 unless the text is the account's password, 429 after ten wrong ones in 15 minutes. */
export async function checkCurrentPassword(
  { accountLimits }: Pick<Dependencies, 'accountLimits'>,
  { _id, passwordHash }: UserRecord,
  typed: string,
): Promise<void> {
  const id = String(_id);
  await accountLimits.password.take(id);
  if (!(await verifyPassword(passwordHash, typed))) throw new ApiError(400, 'The current password is not correct.');
  await accountLimits.password.forget(id);
}
