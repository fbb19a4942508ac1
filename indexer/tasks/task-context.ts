import type { IndexerContext } from '#indexer/indexer-context.ts';
import type { TaskProgress, TaskRecord } from '#mongo/models/task.ts';

/** What a task is given to work with. */
export interface TaskContext extends IndexerContext {
  /**
   * Aborted when the task has to end: its reason is TaskCancelled (undo what must not stay), IndexerStopping or
   * LeaseLost (mongo/tasks; leave everything as it is, another process goes on from the checkpoint). Throw the reason.
   */
  signal: AbortSignal;
  /** Writes how far the task is; give a checkpoint with all that is needed to go on from here after a crash. */
  report(progress: Partial<TaskProgress>, checkpoint?: Record<string, unknown>): Promise<void>;
  /** Adds a line to the log that the task's page shows. No personal data. */
  logLine(message: string): Promise<void>;
}

/** What `tasks/<kind>.ts` exports as `run`. Resolves to the task's result; a rejection fails the task with its message. */
export type RunTask = (context: TaskContext, task: TaskRecord) => Promise<Record<string, unknown>>;

/** Someone asked for the task to be cancelled. */
export class TaskCancelled extends Error {
  override name = 'TaskCancelled';
}

/** The process is about to end. */
export class IndexerStopping extends Error {
  override name = 'IndexerStopping';
}
