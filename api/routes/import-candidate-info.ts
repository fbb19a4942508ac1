import { importCandidateInfo } from '#api/contract/import-candidate-info.ts';
import { orderImport } from '#api/imports/order-import.ts';
import { importFailure, infoEnd } from '#api/presenters/present-import.ts';
import { watchTask } from '#api/tasks/watch-task.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { handler } from './handler.ts';

export const importCandidateInfoRoute = handler(importCandidateInfo, async ({ input, session, deps, ctx }) => {
  const { task: id } = await orderImport(deps, session, { kind: 'import-candidate-info', uploads: input.files.file });
  const jobId = String(id);
  return events();

  async function* events() {
    const say = (data: { message: string } | { error: string }, progress: number) => ({
      event: 'message' as const,
      data: { ...data, progress, jobId },
    });
    yield say({ message: 'The file has arrived; its rows are being read.' }, 0);
    for await (const { task, ended } of watchTask(deps.mongo, id, ctx.signal)) {
      const { processed, total, saved } = task.progress;
      if (total > 0 && processed > 0)
        // 100 is the end's
        yield say(
          { message: `Processed ${processed} / ${total} | Saved: ${saved}` },
          Math.min(99, Math.floor((processed / total) * 100)),
        );
      if (ended) yield task.state === 'done' ? say({ message: infoEnd(task) }, 100) : failed(task);
    }

    function failed(task: TaskRecord) {
      const { processed, total } = task.progress;
      return say({ error: importFailure(task) }, total === 0 ? 0 : Math.floor((processed / total) * 100));
    }
  }
});
