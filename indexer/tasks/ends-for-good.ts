import type { TaskRecord } from '#mongo/models/task.ts';
import { isPassing } from './is-passing.ts';
import { TaskCancelled, type TaskContext } from './task-context.ts';

/** A task that meets a server away is given back and taken up again; after so many times it fails. */
const MAX_ATTEMPTS = 20;

/** Whether a task that threw this is tried again. */
export const isTriedAgain = (error: unknown, { attempts }: Pick<TaskRecord, 'attempts'>): boolean =>
  isPassing(error) && attempts < MAX_ATTEMPTS;

/** Whether a task that threw this ends as failed or cancelled; no process takes it up again. */
export function endsForGood(
  { signal }: Pick<TaskContext, 'signal'>,
  task: Pick<TaskRecord, 'attempts'>,
  error: unknown,
): boolean {
  return signal.aborted ? signal.reason instanceof TaskCancelled : !isTriedAgain(error, task);
}
