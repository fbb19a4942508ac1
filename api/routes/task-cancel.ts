import { Types } from 'mongoose';
import { taskCancel } from '#api/contract/task-cancel.ts';
import { ApiError } from '#api/errors.ts';
import { isTaskOpen } from '#mongo/models/task.ts';
import { cancelTask } from '#mongo/tasks/cancel-task.ts';
import { handler } from './handler.ts';

export const taskCancelRoute = handler(taskCancel, async ({ input: { params }, deps }) => {
  const id = new Types.ObjectId(params.id);
  const task = await deps.mongo.tasks.findOne({ _id: id }).lean();
  if (!task || task.deleted) throw new ApiError(404, 'There is no such task.');
  if (!isTaskOpen(task) || !(await cancelTask(deps.mongo, deps.changes, id, deps.now())))
    throw new ApiError(409, 'The task has already ended.');
  return { success: true, message: 'The task is being cancelled.' };
});
