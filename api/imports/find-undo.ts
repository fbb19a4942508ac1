import type { Types } from 'mongoose';
import { UNDO_HOURS } from '#api/contract/imports.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

const HOUR_MS = 3_600_000;

/** The newest undo of each import that was ever undone, by the import's id; `except` leaves one task out. */
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

/** Until when an import can be undone; null where it made nothing, goes on, is undone, or it is too late. */
export function undoUntil(task: TaskRecord, undo: TaskRecord | null, now: Date): Date | null {
  if (task.kind !== 'import-candidates' || !task.finishedAt || task.progress.saved === 0) return null;
  if (undo && undo.state !== 'failed' && undo.state !== 'cancelled') return null;
  const until = new Date(task.finishedAt.getTime() + UNDO_HOURS * HOUR_MS);
  return until > now ? until : null;
}
