import { aliasOf } from '#indexer/changes/index-names.ts';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import { pause } from '#indexer/pause.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { createTask, indexTaskSlot } from '#mongo/tasks/create-task.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Evidence counts years and the time since a skill or title was last used, from the day of projection. */
const RENEWED_AFTER_MS = 30 * DAY_MS;
/** Delays the first check: a start has more urgent work. */
const AFTER_START_MS = 10 * 60 * 1_000;

/** Starts a reindex of the candidates once a month, until `stop` is aborted. Several processes start one. */
export async function keepEvidenceFresh(context: IndexerContext, stop: AbortSignal): Promise<void> {
  await pause(AFTER_START_MS, stop).catch(() => undefined); // stopping: the loop ends
  while (!stop.aborted) {
    try {
      if (await renewIfDue(context)) context.log.info({}, 'The candidates’ evidence is a month old: reindexing');
    } catch (error) {
      if (!stop.aborted) context.log.warn({ err: error }, 'Starting the monthly reindex failed; will retry');
    }
    await pause(DAY_MS, stop).catch(() => undefined);
  }
}

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
