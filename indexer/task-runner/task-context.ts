import type { IndexerContext } from '#indexer/indexer-context.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import { isDiskFull } from '#mongo/files/full-disk.ts';
import { isMongoAway } from '#mongo/is-mongo-away.ts';
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

const ELASTICSEARCH_AWAY = new Set(['ConnectionError', 'TimeoutError', 'NoLivingConnectionsError']);

/**
 * True for transient errors: a server is unavailable or overloaded, a disk full, or a record claimed by another process.
 * The same work will succeed later.
 */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status: unknown = (error as { statusCode?: unknown }).statusCode;
  if (isMongoAway(error) || ELASTICSEARCH_AWAY.has(error.name) || error.name.startsWith('KafkaJS')) return true;
  return status === 429 || status === 503 || isDiskFull(error) || error instanceof Conflict;
}

/** Retries of a task after transient errors before it fails: over half an hour to an hour, by their pauses. */
const MOST_RETRIES = 20;

/** Whether a task that threw this is retried. */
export const willRetry = (error: unknown, { retries = 0 }: Pick<TaskRecord, 'retries'>): boolean =>
  isTransient(error) && retries < MOST_RETRIES;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** The pause in ms before the nth retry, from 1: doubles each time. `random`, from 0 to 1, takes off up to half. */
export const retryPauseMs = (retry: number, random: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (retry - 1), LONGEST_PAUSE_MS) * (1 - random / 2);

/** Whether a task that threw this ends as failed or cancelled; no process retries it. */
export function endsForGood(
  { signal }: Pick<TaskContext, 'signal'>,
  task: Pick<TaskRecord, 'retries'>,
  error: unknown,
): boolean {
  return signal.aborted ? signal.reason instanceof TaskCancelled : !willRetry(error, task);
}
