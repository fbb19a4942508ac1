import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { Session } from '#api/sessions/session.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { openTaskStates, type TaskKind, type TaskRecord } from '#mongo/models/task.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { indexTaskSlot } from '#mongo/tasks/slots.ts';

/** Puts work on the search index on the indexers' list; gives its id. Throws 409 where the same is under way. */
export async function startIndexTask(
  deps: Dependencies,
  session: Session,
  kind: TaskKind,
  input: Record<string, unknown>,
): Promise<string> {
  // tasks from before slots existed have none
  const open = await deps.mongo.tasks.find({ kind, state: { $in: openTaskStates } }).lean<TaskRecord[]>();
  if (open.some((task) => task.input.entity === input.entity)) throw underWay();
  const createdBy = new Types.ObjectId(session.user._id);
  const order = { kind, input, createdBy, slot: indexTaskSlot(kind, input) };
  try {
    return String(await createTask(deps.changes, order, deps.now()));
  } catch (error) {
    if (isKeyTaken(error)) throw underWay(error);
    throw error;
  }
}

const underWay = (cause?: unknown) =>
  new ApiError(409, 'This is already under way. Wait for it to end, or cancel it.', { cause });
