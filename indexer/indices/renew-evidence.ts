import { DAY_MS } from '#domain/day-in-india.ts';
import { aliasOf } from '#indexer/changes/index-names.ts';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import { keepRepeating } from '#indexer/keep-repeating.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { createTask, indexTaskSlot } from '#mongo/tasks/create-task.ts';

/** Evidence counts years and the time since a skill or title was last used, from the day of projection. */
const RENEWED_AFTER_MS = 30 * DAY_MS;
const AFTER_START_MS = 10 * 60 * 1_000;

/** Starts a reindex of the candidates once a month, until `stop` is aborted. Several processes start one. */
export const keepEvidenceFresh = (context: IndexerContext, stop: AbortSignal): Promise<void> =>
  keepRepeating(
    context,
    stop,
    { afterStartMs: AFTER_START_MS, everyMs: DAY_MS, failed: 'Starting the monthly reindex failed; will retry' },
    async () => {
      if (await renewIfDue(context)) context.log.info({}, 'The candidates’ evidence is a month old: reindexing');
    },
  );

/** Starts the reindex if the live index and the newest reindex of it are older than a month; false otherwise. */
export async function renewIfDue({
  elasticsearch,
  mongo,
  changes,
  now,
}: Pick<IndexerContext, 'elasticsearch' | 'mongo' | 'changes' | 'now'>): Promise<boolean> {
  const input = { entity: 'candidates' } as const;
  const since = now().getTime() - RENEWED_AFTER_MS;
  const found = await elasticsearch.indices.getSettings({ index: aliasOf(mongo.namespace, input.entity) });
  const createdAt = Object.values(found).map(({ settings }) => Number(settings?.index?.creation_date));
  if (createdAt.length === 0 || createdAt.some((at) => at > since)) return false;
  const newest = { kind: 'reindex', 'input.entity': input.entity, createdAt: { $gt: new Date(since) } } as const;
  if (await mongo.tasks.exists(newest)) return false;
  try {
    await createTask(changes, { kind: 'reindex', input, slot: indexTaskSlot('reindex', input) }, now());
    return true;
  } catch (error) {
    if (isKeyTaken(error)) return false; // another process was faster
    throw error;
  }
}
