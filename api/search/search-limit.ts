import { randomUUID } from 'node:crypto';
import { ApiError } from '#api/http/errors.ts';
import type { InFlightLimit } from '#api/http/limits.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { Log } from '#mongo/log.ts';
import type { SearchLoadRecord } from '#mongo/models/search-load.ts';

/** Concurrent searches of one account. One takes up to 1.5 s; a screen needs two, for cards and facets. */
export const SEARCHES_AT_ONCE = 16;
/** Accounts with fewer concurrent searches cost no round trip; one person's screens need less. */
const SHARED_ABOVE = 4;
const REPORT_EVERY_MS = 1_000;
/** Older reports are ignored: their process has stopped or the account is idle there. */
const FRESH_MS = 3_000;
const KEPT_MS = 60_000;

interface Load {
  running: number;
  /** Maximum concurrency since the last report. */
  peak: number;
  /** How many this process may run concurrently. */
  allowed: number;
  reporting: boolean;
}

interface SearchLimitDependencies {
  mongo: Pick<Mongo, 'searchLoads'>;
  log: Pick<Log, 'warn'>;
  now(): Date;
}

/**
 * Limits an account's concurrent searches across its sessions. Each process counts its own; while an account is busy,
 * the processes report its load once a second and divide the limit. See decision 12.
 */
export function createSearchLimit({ mongo, log, now }: SearchLimitDependencies): InFlightLimit {
  const process = randomUUID();
  const loads = new Map<string, Load>();

  async function report(account: string, load: Load): Promise<void> {
    const { peak } = load;
    load.peak = load.running;
    if (peak <= SHARED_ABOVE) {
      load.reporting = false;
      load.allowed = SEARCHES_AT_ONCE;
      if (load.running === 0) loads.delete(account);
      return;
    }
    try {
      load.allowed = shareOf(await exchange(account, peak), process, now());
    } catch (error) {
      // concurrent inserts by two processes, or MongoDB is unavailable: the last share is kept for another second
      if (!isKeyTaken(error)) log.warn({ err: error }, 'reporting the search load failed');
    }
    setTimeout(() => void report(account, load), REPORT_EVERY_MS).unref();
  }

  async function exchange(account: string, peak: number): Promise<SearchLoadRecord | null> {
    const at = now();
    const own = { [`processes.${process}`]: { peak, at }, until: new Date(at.getTime() + KEPT_MS) };
    return mongo.searchLoads.collection.findOneAndUpdate(
      { _id: account } as object,
      { $set: own },
      { upsert: true, returnDocument: 'after' },
    ) as Promise<SearchLoadRecord | null>;
  }

  return {
    async run(account, work) {
      const load = loads.get(account) ?? { running: 0, peak: 0, allowed: SEARCHES_AT_ONCE, reporting: false };
      if (load.running >= load.allowed) {
        throw new ApiError(429, 'Too many searches at once. Please try again in a second.', { retryAfterSeconds: 1 });
      }
      loads.set(account, load);
      load.running += 1;
      load.peak = Math.max(load.peak, load.running);
      if (load.peak > SHARED_ABOVE && !load.reporting) {
        load.reporting = true;
        void report(account, load);
      }
      try {
        return await work();
      } finally {
        load.running -= 1;
        if (load.running === 0 && !load.reporting) loads.delete(account);
      }
    },
  };
}

/** What other processes leave of the limit, at least an equal share. */
export function shareOf(record: Pick<SearchLoadRecord, 'processes'> | null, process: string, at: Date): number {
  const others = Object.entries(record?.processes ?? {}).filter(
    ([id, load]) => id !== process && at.getTime() - load.at.getTime() < FRESH_MS,
  );
  const left = SEARCHES_AT_ONCE - others.reduce((sum, [, { peak }]) => sum + peak, 0);
  return Math.max(left, Math.floor(SEARCHES_AT_ONCE / (others.length + 1)), 1);
}
