import { Types } from 'mongoose';
import type { Changes } from '#mongo/changes/open-changes.ts';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isTaskOpen, type TaskKind, type TaskRecord } from '#mongo/models/task.ts';

export interface NewTask {
  kind: TaskKind;
  input?: Record<string, unknown>;
  createdBy?: Types.ObjectId;
  /** Rows or records, if known beforehand. */
  total?: number;
  /** Occupied until the task ends; see TaskRecord. */
  slot?: string;
}

/** Adds a task for the indexers; returns its `_id`. Code 11000 (isKeyTaken) if its slot is taken. */
export async function createTask(changes: Changes, newTask: NewTask, now: Date): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await changes.tasks.insert([
    {
      _id,
      kind: newTask.kind,
      state: 'queued',
      input: newTask.input ?? {},
      progress: { processed: 0, total: newTask.total ?? 0, saved: 0 },
      log: [],
      logCount: 0,
      createdAt: now,
      attempts: 0,
      cancelRequested: false,
      ...(newTask.createdBy && { createdBy: newTask.createdBy }),
      ...(newTask.slot && { slot: newTask.slot }),
    },
  ]);
  return _id;
}

/**
 * Requests cancellation. Cancels a waiting task immediately; a worker cancels one that is running or waits for its
 * retry soon. False if the task does not exist or has ended.
 */
export async function cancelTask(mongo: Mongo, changes: Changes, id: Types.ObjectId, now: Date): Promise<boolean> {
  const asked = await changes.tasks.update(id, { $set: { cancelRequested: true } });
  if (!asked) return false;
  await permitWrites(() =>
    mongo.tasks
      .updateOne(
        { _id: id, state: 'queued', notBefore: null },
        { $set: { state: 'cancelled', finishedAt: now }, $unset: { slot: '' } },
      )
      .exec(),
  );
  const task = await mongo.tasks.findById(id).lean<TaskRecord>();
  return task !== null && (isTaskOpen(task) || task.state === 'cancelled');
}

/** Work on an index runs once per entity; work that names no entity runs once. */
export const indexTaskSlot = (kind: TaskKind, { entity }: Record<string, unknown>): string =>
  typeof entity === 'string' ? `${kind}:${entity}` : kind;

export const undoSlot = (importTask: string): string => `undo-import:${importTask}`;

/** There is one inbox, processed by one task at a time. */
export const INBOX_RUN_SLOT = 'inbox-run';

/** Only one resume of an account is parsed at a time. */
export const readingSlot = (account: Types.ObjectId): string => `read-resume:${account}`;
