import type { TaskView } from '#api/contract/task-view.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/** A task as its page sees it. */
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
