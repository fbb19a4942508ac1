import { Types } from 'mongoose';
import { taskStream } from '#api/contract/task-stream.ts';
import { ApiError } from '#api/errors.ts';
import { presentTask } from '#api/presenters/present-task.ts';
import { watchTask } from '#api/tasks/watch-task.ts';
import { handler } from './handler.ts';

export const taskStreamRoute = handler(taskStream, async ({ input: { params }, deps, ctx }) => {
  const id = new Types.ObjectId(params.id);
  const task = await deps.mongo.tasks.exists({ _id: id });
  if (!task) throw new ApiError(404, 'There is no such task.');
  return events();

  async function* events() {
    for await (const { task, ended } of watchTask(deps.mongo, id, ctx.signal)) {
      const event = ended ? ('done' as const) : ('message' as const);
      yield { event, data: presentTask(task) };
    }
  }
});
