import { Types } from 'mongoose';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { TaskKind } from '#mongo/models/task.ts';

export interface TaskOrder {
  kind: TaskKind;
  input?: Record<string, unknown>;
  createdBy?: Types.ObjectId;
  /** Rows or records, where known beforehand. */
  total?: number;
  /** Taken until the task ends; see TaskRecord. */
  slot?: string;
}

/** Puts long work on the list for the indexers; gives its `_id`. Code 11000 (isKeyTaken) where its slot is taken. */
export async function createTask(changes: Changes, order: TaskOrder, now: Date): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await changes.tasks.insert([
    {
      _id,
      kind: order.kind,
      state: 'queued',
      input: order.input ?? {},
      progress: { processed: 0, total: order.total ?? 0, saved: 0 },
      log: [],
      logCount: 0,
      createdAt: now,
      attempts: 0,
      cancelRequested: false,
      ...(order.createdBy && { createdBy: order.createdBy }),
      ...(order.slot && { slot: order.slot }),
    },
  ]);
  return _id;
}
