import type { Types } from 'mongoose';
import type { Changes } from '#mongo/changes/open-changes.ts';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/**
 * Asks a task to stop. One that still waits is cancelled at once; a running one by its worker, soon.
 * False where there is no such task, or it has ended.
 */
export async function cancelTask(mongo: Mongo, changes: Changes, id: Types.ObjectId, now: Date): Promise<boolean> {
  const asked = await changes.tasks.update(id, { $set: { cancelRequested: true } });
  if (!asked) return false;
  await permitWrites(() =>
    mongo.tasks
      .updateOne({ _id: id, state: 'queued' }, { $set: { state: 'cancelled', finishedAt: now }, $unset: { slot: '' } })
      .exec(),
  );
  const task = await mongo.tasks.findById(id).lean<TaskRecord>();
  return task?.state === 'running' || task?.state === 'cancelled';
}
