import type { IndexerContext } from '#indexer/indexer-context.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { LEASE_MS, release } from '#mongo/tasks/claim-task.ts';
import { finishTask, LeaseLost, reportTask, type TaskEnding, type TaskReport } from '#mongo/tasks/report-task.ts';
import { IndexerStopping, type RunTask, TaskCancelled, type TaskContext, willRetry } from './task-context.ts';

/**
 * Runs one claimed task to its end: done, failed, cancelled, or released when the process stops or on a transient
 * error. Keeps the lease during the work. Never rejects: if the outcome can't be stored, it is logged and the lease
 * expires.
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
  const write = async (report: TaskReport) => {
    const { cancelRequested } = await reportTask(mongo, task._id, owner, now(), report);
    if (cancelRequested) ended.abort(new TaskCancelled('cancelled by request'));
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
  context.log.info({ ...log, attempt: task.attempts }, 'Task claimed');
  try {
    const ending = await endingOf(taskContext, task, run);
    clearInterval(lease);
    if (ending === 'released') await release(mongo, task._id, owner);
    else if (ending !== 'lost') await finishTask(mongo, task._id, owner, now(), ending);
    context.log.info({ ...log, ending: typeof ending === 'string' ? ending : ending.state }, 'Task ended or released');
  } catch (error) {
    if (error instanceof LeaseLost) context.log.info(log, 'Task is gone or claimed by another process');
    else context.log.error({ ...log, err: error }, 'Ending a task failed; its lease will expire');
  } finally {
    clearInterval(lease);
  }
}

async function endingOf(
  context: TaskContext,
  task: TaskRecord,
  run: RunTask,
): Promise<TaskEnding | 'released' | 'lost'> {
  try {
    return { state: 'done', result: await run(context, task) };
  } catch (error) {
    const cause: unknown = context.signal.aborted ? context.signal.reason : error;
    if (cause instanceof TaskCancelled) return { state: 'cancelled' };
    if (cause instanceof LeaseLost) return 'lost';
    if (cause instanceof IndexerStopping) return 'released';
    context.log.error({ task: task._id.toString(), kind: task.kind, err: error }, 'Task failed');
    if (willRetry(error, task)) return 'released';
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
