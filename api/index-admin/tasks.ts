import { setTimeout as delay } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import type { Session } from '#api/http/session.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { isTaskOpen, openTaskStates, type TaskKind, type TaskRecord } from '#mongo/models/task.ts';
import { createTask, indexTaskSlot } from '#mongo/tasks/create-task.ts';
import type { TaskView } from './contract.ts';

/** Fast enough for a smooth progress bar. */
const POLL_EVERY_MS = 300;

interface TaskSight {
  task: TaskRecord;
  /** Done, failed or cancelled; nothing follows. */
  ended: boolean;
}

/** Yields a task's record now and at each change, until it has ended or is deleted, or `signal` is aborted. */
export async function* watchTask(mongo: Mongo, id: Types.ObjectId, signal: AbortSignal): AsyncGenerator<TaskSight> {
  let seen = '';
  while (!signal.aborted) {
    const task = await mongo.tasks.findOne({ _id: id }).lean<TaskRecord>();
    if (!task || task.deleted) return;
    const { state, progress, logCount, cancelRequested } = task;
    const sight = JSON.stringify([state, progress, logCount, cancelRequested]);
    const ended = !isTaskOpen(task);
    if (sight !== seen) yield { task, ended };
    if (ended) return;
    seen = sight;
    await delay(POLL_EVERY_MS, undefined, { signal }).catch(() => undefined); // aborted: the loop ends
  }
}

/** Presents a task for its page. */
export function presentTask(task: TaskRecord): TaskView {
  return {
    _id: String(task._id),
    kind: task.kind,
    state: task.state,
    progress: {
      processed: task.progress.processed,
      total: task.progress.total,
      saved: task.progress.saved,
      message: task.progress.message ?? null,
      counts: task.progress.counts ?? {},
    },
    log: task.log.map(({ at, message }) => ({ at: at.toISOString(), message })),
    logCount: task.logCount,
    result: task.result ?? null,
    error: task.error ?? null,
    cancelRequested: task.cancelRequested,
    createdAt: task.createdAt.toISOString(),
    startedAt: task.startedAt?.toISOString() ?? null,
    finishedAt: task.finishedAt?.toISOString() ?? null,
  };
}

/** Starts a task on the search index; returns its id. Throws 409 if the same is already running. */
export async function startIndexTask(
  deps: Dependencies,
  session: Session,
  kind: TaskKind,
  input: Record<string, unknown>,
): Promise<string> {
  // tasks from earlier releases have no slots
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
