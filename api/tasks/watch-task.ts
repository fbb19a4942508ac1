import { setTimeout as delay } from 'node:timers/promises';
import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { isTaskOpen, type TaskRecord } from '#mongo/models/task.ts';

/** As fast as a progress bar needs to look alive. */
const LOOK_EVERY_MS = 300;

export interface TaskSight {
  task: TaskRecord;
  /** It is done, failed or cancelled; nothing follows. */
  ended: boolean;
}

/** A task's record now and at each change, until it has ended, is gone, or `signal` is aborted. */
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
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined); // aborted: the loop ends
  }
}
