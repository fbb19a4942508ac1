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

const SERVER_AWAY = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoPoolClearedError',
  'MongooseServerSelectionError',
  'ConnectionError',
  'TimeoutError',
  'NoLivingConnectionsError',
]);

/** True where a server was away or overloaded: the same work will succeed once it is back. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status: unknown = (error as { statusCode?: unknown }).statusCode;
  return SERVER_AWAY.has(error.name) || error.name.startsWith('KafkaJS') || status === 429 || status === 503;
}

/** A task that meets a server away is given back and taken up again; after so many times it fails. */
const MAX_ATTEMPTS = 20;

/** Whether a task that threw this is tried again. */
export const isTriedAgain = (error: unknown, { attempts }: Pick<TaskRecord, 'attempts'>): boolean =>
  isTransient(error) && attempts < MAX_ATTEMPTS;

/** Whether a task that threw this ends as failed or cancelled; no process takes it up again. */
export function endsForGood(
  { signal }: Pick<TaskContext, 'signal'>,
  task: Pick<TaskRecord, 'attempts'>,
  error: unknown,
): boolean {
  return signal.aborted ? signal.reason instanceof TaskCancelled : !isTriedAgain(error, task);
}
