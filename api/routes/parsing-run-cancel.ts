import { Types } from 'mongoose';
import { parsingRunCancel } from '#api/contract/parsing-run-cancel.ts';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';
import { cancelTask } from '#mongo/tasks/cancel-task.ts';
import { handler } from './handler.ts';

export const parsingRunCancelRoute = handler(parsingRunCancel, async ({ input: { params }, session, deps }) => {
  const { mongo, changes, now } = deps;
  const run = await findRun(mongo, params.jobId, session.user._id);
  if (!isTaskOpen(run) || !(await cancelTask(mongo, changes, run._id, now()))) {
    throw new ApiError(409, 'The run has already ended.');
  }
  const { state } = await findRun(mongo, params.jobId, session.user._id);
  // no worker has begun with it, so none will take the files away; those of the inbox stay there
  if (state === 'cancelled' && run.input.by !== 'process-resumes') {
    for (const { file } of run.input.files as { file: string }[]) await removeFile(mongo, new Types.ObjectId(file));
  }
  return { success: true, message: 'The run is being cancelled; what was read until now stays.' };
});

/** A run through the inbox is every admin's, a bulk parsing is its owner's. Throws 404. */
async function findRun(mongo: Mongo, jobId: string, caller: string): Promise<TaskRecord> {
  const run = await mongo.tasks.findOne({ _id: new Types.ObjectId(jobId) }).lean<TaskRecord>();
  const by = run?.kind === 'parse-resumes' && !run.deleted ? run.input.by : undefined;
  const isOwn = by === 'bulk-parse-resumes' && String(run?.createdBy) === caller;
  if (run && (isOwn || by === 'process-resumes')) return run;
  throw new ApiError(404, 'There is no such run.');
}
