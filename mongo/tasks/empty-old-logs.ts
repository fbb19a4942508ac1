import type { Types } from 'mongoose';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { openTaskStates } from '#mongo/models/task.ts';

/** Empties the logs of ended tasks that were created before `before`; `logCount` stays. Returns how many there were. */
export async function emptyOldLogs(mongo: Mongo, before: Types.ObjectId): Promise<number> {
  const old = { _id: { $lt: before }, state: { $nin: openTaskStates }, 'log.0': { $exists: true } };
  return (await permitWrites(() => mongo.tasks.updateMany(old, { $set: { log: [] } }).exec())).modifiedCount;
}
