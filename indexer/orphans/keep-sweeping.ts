import type { IndexerContext } from '#indexer/indexer-context.ts';
import { keepRepeating } from '#indexer/keep-repeating.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const EVERY_MS = 60 * 60 * 1_000;
const AFTER_START_MS = 60_000;
/** Only one of several processes that start together sweeps. */
const APART_MS = 10 * 60 * 1_000;

/**
 * Sweeps a minute after the start and once an hour, until `stop` is aborted. Resolves when the last sweep has ended.
 */
export const keepSweeping = (context: IndexerContext, stop: AbortSignal): Promise<void> =>
  keepRepeating(
    context,
    stop,
    { afterStartMs: AFTER_START_MS, everyMs: EVERY_MS, failed: 'Sweeping orphans failed; will retry in an hour' },
    async () => {
      if (await isOurs(context)) await sweepAndStore(context, stop);
    },
  );

async function isOurs({ mongo, now }: IndexerContext): Promise<boolean> {
  const begunAt = now();
  const before = new Date(begunAt.getTime() - APART_MS);
  const taken = await mongo.orphanSweeps.updateOne({ _id: 'newest', begunAt: { $lt: before } }, { $set: { begunAt } });
  if (taken.matchedCount === 1) return true;
  try {
    await mongo.orphanSweeps.insertMany([{ _id: 'newest', begunAt, counts: [] }]);
    return true;
  } catch (error) {
    if (isKeyTaken(error)) return false;
    throw error;
  }
}

/** Sweeps once and stores the result for the admin's page. */
export async function sweepAndStore(context: IndexerContext, stop: AbortSignal): Promise<void> {
  const { mongo, log, now } = context;
  const counts = await sweepOrphans(context, stop);
  await mongo.orphanSweeps.updateOne(
    { _id: 'newest' },
    { $set: { endedAt: now(), counts }, $setOnInsert: { begunAt: now() } },
    { upsert: true },
  );
  if (counts.length > 0) log.warn({ counts }, 'Swept records without an owner');
}
