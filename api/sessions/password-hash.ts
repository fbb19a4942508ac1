import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '#api/errors.ts';
import { PASSWORD_COST } from '#mongo/models/user.ts';

/** Half of the cores at most: a flood of sign-ins must leave searches theirs. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** Beyond so many waiting, a caller would wait longer than a page does. */
const WAITING_LIMIT = 100;
const BUSY_MESSAGE = 'Too many people are signing in at the moment. Please try again in a few seconds.';

let running = 0;
/** Those that wait first, as known devices do: a flood of guesses must not keep their owners out. */
const waitingFirst: (() => void)[] = [];
const waiting: (() => void)[] = [];

/** The text to store for a password. Throws 503 where too many wait for a hash already. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(waiting, () => hash(password, PASSWORD_COST));
}

/** Whether the password is the one that was hashed. Takes as long for a wrong one. Throws 503 where too many wait. */
export async function verifyPassword(
  stored: string,
  password: string,
  { first = false }: { first?: boolean } = {},
): Promise<boolean> {
  return inTurn(first ? waitingFirst : waiting, () => verify(stored, password));
}

async function inTurn<T>(queue: (() => void)[], work: () => Promise<T>): Promise<T> {
  if (queue.length >= WAITING_LIMIT) throw new ApiError(503, BUSY_MESSAGE, { retryAfterSeconds: 2 });
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // the place goes to the one that waits longest, so `running` stays as it is then
    const next = waitingFirst.shift() ?? waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
