import { setTimeout as delay } from 'node:timers/promises';
import type { Types } from 'mongoose';
import { watchTask } from '#api/tasks/watch-task.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import { newestImport } from './find-import.ts';

/** Between an upload's end and its first progress on the page. */
const LOOK_EVERY_MS = 300;

/**
 * The account's newest import at each change, to its end. Where none is under way, waits for the next; `seen` is the
 * id of the import that a reconnecting reader had been following: it hears that one's end even if it came meanwhile.
 */
export async function* watchImports(
  mongo: Mongo,
  account: Types.ObjectId,
  signal: AbortSignal,
  seen: string | null,
): AsyncGenerator<TaskRecord> {
  const ended = await newestImport(mongo, account);
  let followed = ended && (isTaskOpen(ended) || String(ended._id) === seen) ? ended : null;
  while (!followed && !signal.aborted) {
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined); // aborted: the loop ends
    const newest = await newestImport(mongo, account);
    if (newest && !newest._id.equals(ended?._id ?? '')) followed = newest;
  }
  if (!followed) return;
  for await (const { task } of watchTask(mongo, followed._id, signal)) yield task;
}
