import { Types } from 'mongoose';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TaskKind, TaskRecord } from '#mongo/models/task.ts';

/** The tasks that are imports of spreadsheets: new candidates, and what is known of those already here. */
export const importKinds: readonly TaskKind[] = ['import-candidates', 'import-candidate-info'];

/** The task of an import. Throws 404 where there is none of that id. */
export async function findImport(mongo: Mongo, jobId: string): Promise<TaskRecord> {
  const task = await mongo.tasks.findOne({ _id: new Types.ObjectId(jobId) }).lean<TaskRecord>();
  if (!task || task.deleted || !importKinds.includes(task.kind)) throw new ApiError(404, 'There is no such import.');
  return task;
}

/** The account's newest import of new candidates; null where it never made one. */
export async function newestImport(mongo: Mongo, account: Types.ObjectId): Promise<TaskRecord | null> {
  const kind = 'import-candidates';
  const [task] = await mongo.tasks
    .find({ createdBy: account, kind })
    .sort({ createdAt: -1, _id: -1 })
    .limit(1)
    .lean<TaskRecord[]>();
  return task ?? null;
}
