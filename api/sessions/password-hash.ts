import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes: the smallest setting that OWASP names as safe. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Hashing runs on the thread pool, which file reads and name look-ups need too. */
const AT_ONCE = 2;
/** Beyond so many waiting, a caller would wait longer than a page does. */
const WAITING_LIMIT = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** The text to store for a password. Throws where too many wait for a hash already. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Whether the password is the one that was hashed. Takes as long for a wrong one. Throws where too many wait. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password));
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= WAITING_LIMIT) throw new Error('too many passwords to check at once');
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // the place goes to whoever waits longest, so `running` stays as it is then
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
