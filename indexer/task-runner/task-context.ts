import type { IndexerContext } from '#indexer/indexer-context.ts';
import type { TaskProgress, TaskRecord } from '#mongo/models/task.ts';

/** The context of a running task. */
export interface TaskContext extends IndexerContext {
  /**
   * Aborted when the task has to end. The reason is TaskCancelled (undo what must not stay), IndexerStopping or
   * LeaseLost (mongo/tasks; leave everything unchanged, another process resumes from the checkpoint). Throw the reason.
   */
  signal: AbortSignal;
  /** Writes progress; pass a checkpoint with everything needed to resume from here after a crash. */
  report(progress: Partial<TaskProgress>, checkpoint?: Record<string, unknown>): Promise<void>;
  /** Adds a line to the log on the task's page. No personal data. */
  logLine(message: string): Promise<void>;
}

/**
 * The `run` export of `tasks/<kind>.ts`. Resolves to the task's result; a rejection fails the task with its message.
 */
export type RunTask = (context: TaskContext, task: TaskRecord) => Promise<Record<string, unknown>>;

/** A user requested the task's cancellation. */
export class TaskCancelled extends Error {
  override name = 'TaskCancelled';
}

/** The process is shutting down. */
export class IndexerStopping extends Error {
  override name = 'IndexerStopping';
}

const TRANSIENT_ERRORS = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoPoolClearedError',
  'MongooseServerSelectionError',
  'ConnectionError',
  'TimeoutError',
  'NoLivingConnectionsError',
]);

/** True for transient errors, when a server is unavailable or overloaded: the same work will succeed later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status: unknown = (error as { statusCode?: unknown }).statusCode;
  return TRANSIENT_ERRORS.has(error.name) || error.name.startsWith('KafkaJS') || status === 429 || status === 503;
}

/** Attempts of a task interrupted by transient errors before it fails. */
const MAX_ATTEMPTS = 20;

/** Whether a task that threw this is retried. */
export const willRetry = (error: unknown, { attempts }: Pick<TaskRecord, 'attempts'>): boolean =>
  isTransient(error) && attempts < MAX_ATTEMPTS;

/** Whether a task that threw this ends as failed or cancelled; no process retries it. */
export function endsForGood(
  { signal }: Pick<TaskContext, 'signal'>,
  task: Pick<TaskRecord, 'attempts'>,
  error: unknown,
): boolean {
  return signal.aborted ? signal.reason instanceof TaskCancelled : !willRetry(error, task);
}
