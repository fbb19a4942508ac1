import { Types } from 'mongoose';
import { importCandidateUndo } from '#api/contract/import-candidate-undo.ts';
import { ApiError } from '#api/errors.ts';
import { findImport } from '#api/imports/find-import.ts';
import { undosOf, undoUntil } from '#api/imports/find-undo.ts';
import { fullName } from '#api/users/full-name.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { cancelTask } from '#mongo/tasks/cancel-task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { undoSlot } from '#mongo/tasks/slots.ts';
import { handler } from './handler.ts';

const TOO_LATE =
  'This import can’t be undone: it goes on, made no candidates, ended more than 24 hours ago, or is undone already.';

export const importCandidateUndoRoute = handler(importCandidateUndo, async ({ input: { params }, session, deps }) => {
  const { mongo, changes, now } = deps;
  const task = await findImport(mongo, params.jobId);
  const undo = (await undosOf(mongo)).get(params.jobId) ?? null;
  if (!undoUntil(task, undo, now())) throw new ApiError(409, TOO_LATE);
  const order = {
    kind: 'undo-import',
    createdBy: new Types.ObjectId(session.user._id),
    input: { import: params.jobId, undoneByName: fullName(session.user) },
    total: task.progress.saved,
  } as const;
  const slot = undoSlot(params.jobId);
  const id = await createTask(changes, { ...order, slot }, now()).catch((error: unknown) => {
    throw isKeyTaken(error) ? new ApiError(409, TOO_LATE, { cause: error }) : error;
  });
  // another undo may have begun and ended since the read above
  const newest = (await undosOf(mongo, { except: id })).get(params.jobId) ?? null;
  if (!undoUntil(task, newest, now())) {
    await cancelTask(mongo, changes, id, now());
    throw new ApiError(409, TOO_LATE);
  }
  return { success: true, message: 'What this import made is being taken out again.' };
});
