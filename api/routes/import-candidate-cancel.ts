import { Types } from 'mongoose';
import { importCandidateCancel } from '#api/contract/import-candidate-cancel.ts';
import { ApiError } from '#api/errors.ts';
import { findImport } from '#api/imports/find-import.ts';
import { removeFile } from '#mongo/files/store-file.ts';
import { isTaskOpen } from '#mongo/models/task.ts';
import { cancelTask } from '#mongo/tasks/cancel-task.ts';
import { handler } from './handler.ts';

export const importCandidateCancelRoute = handler(importCandidateCancel, async ({ input: { params }, deps }) => {
  const { mongo, changes, now } = deps;
  const task = await findImport(mongo, params.jobId);
  const cancelled = isTaskOpen(task) && (await cancelTask(mongo, changes, task._id, now()));
  if (!cancelled) throw new ApiError(409, 'The import has already ended.');
  const { state } = await findImport(mongo, params.jobId);
  // no worker has begun with it, so none will take the file away
  if (state === 'cancelled') await removeFile(mongo, new Types.ObjectId(String(task.input.file)));
  return { success: true, message: 'The import is being cancelled; candidates saved until now stay.' };
});
