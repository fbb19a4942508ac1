import type { IndexerContext } from '#indexer/indexer-context.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { LEASE_MS, release } from '#mongo/tasks/claim-task.ts';
import {
  finishTask,
  LeaseLost,
  postponeTask,
  reportTask,
  type TaskEnding,
  type TaskReport,
} from '#mongo/tasks/report-task.ts';
import {
  IndexerStopping,
  type RunTask,
  retryPauseMs,
  TaskCancelled,
  type TaskContext,
  willRetry,
} from './task-context.ts';
import { whyParked } from './why-parked.ts';

/**
 * Runs one claimed task to its end: done, failed, cancelled, released when the process stops, or postponed after a
 * transient error. A task that has ended too many processes fails without being run. Keeps the lease during the work.
 * Never rejects: if the outcome can't be stored, it is logged and the lease expires.
 */
export async function workOnTask(
  context: IndexerContext,
  task: TaskRecord,
  owner: string,
  run: RunTask,
  stop: AbortSignal,
): Promise<void> {
  const { mongo, now } = context;
  const log = { task: task._id.toString(), kind: task.kind };
  const ended = new AbortController();
  const signal = AbortSignal.any([stop, ended.signal]);
  const cancelIf = (isRequested: boolean) => {
    if (isRequested) ended.abort(new TaskCancelled('cancelled by request'));
  };
  const write = async (report: TaskReport) => {
    cancelIf((await reportTask(mongo, task._id, owner, now(), report)).cancelRequested);
  };
  const lease = keepLease(
    () => write({}),
    () => ended.abort(new LeaseLost(task._id)),
    () => now().getTime(),
  );
  const taskContext: TaskContext = {
    ...context,
    signal,
    report: (progress, checkpoint) => write({ progress, ...(checkpoint && { checkpoint }) }),
    logLine: (message) => write({ lines: [message] }),
  };
  const { attempts, retries = 0, processDeaths = 0 } = task;
  context.log.info({ ...log, attempts, retries, processDeaths }, 'Task claimed');
  cancelIf(task.cancelRequested);
  try {
    const ending = await endingOf(taskContext, task, run);
    clearInterval(lease);
    if (ending === 'released') await release(mongo, task._id, owner);
    else if (ending === 'postponed') await postpone();
    else if (ending !== 'lost') await finishTask(mongo, task._id, owner, now(), ending);
    const as = typeof ending === 'string' ? ending : ending.state;
    context.log.info({ ...log, ending: as }, 'Task ended, released or postponed');
  } catch (error) {
    if (error instanceof LeaseLost) context.log.info(log, 'Task is gone or claimed by another process');
    else context.log.error({ ...log, err: error }, 'Ending a task failed; its lease will expire');
  } finally {
    clearInterval(lease);
  }

  async function postpone(): Promise<void> {
    const at = now();
    const pauseMs = retryPauseMs(retries + 1, Math.random());
    const notBefore = new Date(at.getTime() + pauseMs);
    const line = `A server was unavailable, the disk full or a record busy. Retry in ${Math.ceil(pauseMs / 1_000)} s.`;
    await postponeTask(mongo, task._id, owner, at, { notBefore, line });
  }
}

async function endingOf(
  context: TaskContext,
  task: TaskRecord,
  run: RunTask,
): Promise<TaskEnding | 'released' | 'postponed' | 'lost'> {
  const parked = whyParked(task);
  if (parked) return { state: 'failed', error: parked };
  try {
    return { state: 'done', result: await run(context, task) };
  } catch (error) {
    const cause: unknown = context.signal.aborted ? context.signal.reason : error;
    if (cause instanceof TaskCancelled) return { state: 'cancelled' };
    if (cause instanceof LeaseLost) return 'lost';
    if (cause instanceof IndexerStopping) return 'released';
    context.log.error({ task: task._id.toString(), kind: task.kind, err: error }, 'Task failed');
    if (willRetry(error, task)) return 'postponed';
    return { state: 'failed', error: error instanceof Error ? error.message : String(error) };
  }
}

/** Renews in time; a lease that could not be renewed for its whole length counts as lost. */
function keepLease(renew: () => Promise<void>, lose: () => void, nowMs: () => number) {
  let renewedAt = nowMs();
  return setInterval(() => {
    renew().then(
      () => {
        renewedAt = nowMs();
      },
      (error) => {
        if (error instanceof LeaseLost || nowMs() - renewedAt > LEASE_MS) lose();
      },
    );
  }, LEASE_MS / 3);
}
