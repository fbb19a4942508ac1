import type { IndexerContext } from '#indexer/indexer-context.ts';
import { keepRepeating } from '#indexer/keep-repeating.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { createTask, indexTaskSlot } from '#mongo/tasks/create-task.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** Skills and titles of all candidates change slowly. */
const EVERY_MS = 24 * HOUR_MS;
const AFTER_START_MS = 5 * 60 * 1_000;

/** Creates the task that finds near titles once a day, until `stop` is aborted. Several processes create one task. */
export const keepNearTitles = (context: IndexerContext, stop: AbortSignal): Promise<void> =>
  keepRepeating(
    context,
    stop,
    { afterStartMs: AFTER_START_MS, everyMs: HOUR_MS, failed: 'Creating the task for near titles failed; will retry' },
    async () => {
      await createIfDue(context);
    },
  );

/** Creates the task if none was created within a day; false otherwise. */
export async function createIfDue({
  mongo,
  changes,
  now,
}: Pick<IndexerContext, 'mongo' | 'changes' | 'now'>): Promise<boolean> {
  const kind = 'near-titles';
  const since = new Date(now().getTime() - EVERY_MS);
  if (await mongo.tasks.exists({ kind, createdAt: { $gt: since } })) return false;
  try {
    await createTask(changes, { kind, slot: indexTaskSlot(kind, {}) }, now());
    return true;
  } catch (error) {
    if (isKeyTaken(error)) return false; // another process was faster
    throw error;
  }
}
