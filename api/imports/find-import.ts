import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import { watchTask } from '#api/index-admin/tasks.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isTaskOpen, type TaskKind, type TaskRecord } from '#mongo/models/task.ts';
import { UNDO_HOURS } from './contract.ts';

/** The kinds of tasks that import spreadsheets: new candidates, and info for existing ones. */
export const importKinds: readonly TaskKind[] = ['import-candidates', 'import-candidate-info'];

/** Finds the task of an import. Throws 404 if there is none with that id. */
export async function findImport(mongo: Mongo, jobId: string): Promise<TaskRecord> {
  const task = await mongo.tasks.findOne({ _id: new Types.ObjectId(jobId) }).lean<TaskRecord>();
  if (!task || task.deleted || !importKinds.includes(task.kind)) throw new ApiError(404, 'There is no such import.');
  return task;
}

/** The account's newest import of new candidates; null if it has none. */
async function newestImport(mongo: Mongo, account: Types.ObjectId): Promise<TaskRecord | null> {
  const kind = 'import-candidates';
  const [task] = await mongo.tasks
    .find({ createdBy: account, kind })
    .sort({ createdAt: -1, _id: -1 })
    .limit(1)
    .lean<TaskRecord[]>();
  return task ?? null;
}

const HOUR_MS = 3_600_000;

/** The newest undo of each import by the import's id; `except` leaves one task out. */
export async function undosOf(
  mongo: Mongo,
  { except }: { except?: Types.ObjectId } = {},
): Promise<Map<string, TaskRecord>> {
  const undos = await mongo.tasks
    .find({ kind: 'undo-import' }, { checkpoint: 0, log: 0 })
    .sort({ createdAt: 1 })
    .lean<TaskRecord[]>();
  const counted = undos.filter(({ _id }) => !except?.equals(_id));
  return new Map(counted.map((undo) => [String(undo.input.import), undo]));
}

/** Until when an import can be undone; null if it created nothing, is running, is undone, or it is too late. */
export function undoUntil(task: TaskRecord, undo: TaskRecord | null, now: Date): Date | null {
  if (task.kind !== 'import-candidates' || !task.finishedAt || task.progress.saved === 0) return null;
  if (undo && undo.state !== 'failed' && undo.state !== 'cancelled') return null;
  const until = new Date(task.finishedAt.getTime() + UNDO_HOURS * HOUR_MS);
  return until > now ? until : null;
}

/** How often the progress page polls. */
const POLL_EVERY_MS = 300;

/**
 * Yields the account's newest import at each change until it ends. If none is running, waits for the next one; `seen`
 * is the import that a reconnecting client was following, whose end is reported even if it came in between.
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
    await delay(POLL_EVERY_MS, undefined, { signal }).catch(() => undefined); // aborted: the loop ends
    const newest = await newestImport(mongo, account);
    if (newest && !newest._id.equals(ended?._id ?? '')) followed = newest;
  }
  if (!followed) return;
  for await (const { task } of watchTask(mongo, followed._id, signal)) yield task;
}
