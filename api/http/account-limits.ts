import { createHash } from 'node:crypto';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { AttemptCountRecord } from '#mongo/models/attempt-count.ts';
import { type RateLimit, tooMany } from './limits.ts';

/** Limits on guessing one account's secrets. Counted in MongoDB, across all API processes. */
export interface AccountLimits {
  /** Consecutive wrong passwords at sign-in, by email, whether or not it has an account. */
  signin: RateLimit;
  /** The same per known device of the account, so that other devices can't use up its tries. */
  knownDevice: RateLimit;
  /** Password resets without a verified code, by email. */
  reset: RateLimit;
  /** Wrong current passwords of a signed-in account, by account. */
  password: RateLimit;
  /** Wrong codes of a second factor, by account and, if it is known, device. */
  secondFactor: RateLimit;
}

const QUARTER_HOUR_MS = 15 * 60 * 1000;
const TRIES = 10;
/** Tolerates the owner's typing errors; a thief of the device gets 2,880 guesses a day. */
const KNOWN_DEVICE_TRIES = 30;

interface LimitDependencies {
  mongo: Pick<Mongo, 'attemptCounts'>;
  now(): Date;
}

export function createAccountLimits(deps: LimitDependencies): AccountLimits {
  return {
    signin: accountLimit(deps, 'signin', TRIES, 'Too many sign-in attempts.'),
    knownDevice: accountLimit(deps, 'device', KNOWN_DEVICE_TRIES, 'Too many sign-in attempts.'),
    reset: accountLimit(deps, 'reset', TRIES, 'Too many password resets.'),
    password: accountLimit(deps, 'password', TRIES, 'Too many wrong passwords.'),
    secondFactor: accountLimit(deps, 'second-factor', TRIES, 'Too many wrong codes.'),
  };
}

function accountLimit({ mongo, now }: LimitDependencies, what: string, tries: number, message: string): RateLimit {
  const { attemptCounts } = mongo;
  const idOf = (key: string) => `${what}:${createHash('sha256').update(key).digest('base64url')}`;

  /** Returns false if another process was faster; the count then continues from theirs. */
  async function begin(_id: string, ended: AttemptCountRecord | null, until: Date): Promise<boolean> {
    if (ended) {
      const begun = await attemptCounts.updateOne({ _id, until: ended.until }, { $set: { count: 1, until } });
      return begun.matchedCount === 1;
    }
    try {
      // not an upsert: two concurrent upserts may both report that they inserted
      await attemptCounts.insertMany([{ _id, count: 1, until }]);
      return true;
    } catch (error) {
      if (isKeyTaken(error)) return false;
      throw error;
    }
  }

  return {
    async take(key) {
      const _id = idOf(key);
      for (;;) {
        // count before checking, or concurrent requests would exceed the limit
        const before = await attemptCounts
          .findOneAndUpdate({ _id }, { $inc: { count: 1 } }, { returnDocument: 'before' })
          .lean<AttemptCountRecord>();
        const at = now();
        if (before && before.until > at) {
          if (before.count >= tries) throw tooMany(message, before.until.getTime() - at.getTime());
          return;
        }
        if (await begin(_id, before, new Date(at.getTime() + QUARTER_HOUR_MS))) return;
      }
    },
    async forget(key) {
      await attemptCounts.deleteOne({ _id: idOf(key) });
    },
  };
}
