import { bulkParseResumes } from '#api/contract/bulk-parse-resumes.ts';
import { orderParsing } from '#api/parsing/order-parsing.ts';
import { fileMessage, parsedFiles } from '#api/presenters/present-parsing.ts';
import { watchTask } from '#api/tasks/watch-task.ts';
import { handler } from './handler.ts';

export const bulkParseResumesRoute = handler(bulkParseResumes, async ({ input, session, deps, ctx }) => {
  const files = input.files.resumes;
  const id = await orderParsing(deps, session, files, 'bulk-parse-resumes');
  return events();

  async function* events() {
    const percent = (done: number): number => Math.floor((done / files.length) * 100);
    let told = 0;
    yield { event: 'message' as const, data: { message: `Received ${files.length} files.`, progress: 0 } };
    for await (const { task, ended } of watchTask(deps.mongo, id, ctx.signal)) {
      for (const file of parsedFiles(task).slice(told)) {
        told++;
        // 100 is the end's
        const progress = Math.min(99, percent(told));
        yield { event: 'message' as const, data: { message: fileMessage(file), progress } };
      }
      if (!ended) continue;
      if (task.state === 'done') {
        yield { event: 'message' as const, data: { message: 'All files processed.', progress: 100 } };
      } else yield { event: 'error' as const, data: { message: task.error ?? 'The parsing was cancelled.' } };
    }
  }
});
