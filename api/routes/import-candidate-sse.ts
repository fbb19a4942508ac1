import { Types } from 'mongoose';
import { importCandidateSse } from '#api/contract/import-candidate-sse.ts';
import { reportedRows } from '#api/imports/read-report.ts';
import { watchImports } from '#api/imports/watch-imports.ts';
import { importCounts, importFailure, presentOutcome } from '#api/presenters/present-import.ts';
import { isTaskOpen } from '#mongo/models/task.ts';
import { handler } from './handler.ts';

/** Rows that the end of an import brings along; the report has them all. */
const ROWS_AT_END = 200;

export const importCandidateSseRoute = handler(importCandidateSse, async ({ session, deps: { mongo }, ctx }) => {
  const account = new Types.ObjectId(session.user._id);
  return events();

  async function* events() {
    for await (const task of watchImports(mongo, account, ctx.signal, ctx.lastEventId)) {
      // the id of every event is the import's, so that a reconnect goes on with the same one
      const jobId = String(task._id);
      if (isTaskOpen(task)) {
        yield { event: 'message' as const, id: jobId, data: { ...importCounts(task), jobId } };
      } else if (task.state === 'done') {
        yield { event: 'message' as const, id: jobId, data: { ...importCounts(task), jobId } };
        const rows = await reportedRows(mongo, task, 0, ROWS_AT_END);
        yield { event: 'done' as const, id: jobId, data: { ...presentOutcome(task, rows), jobId } };
      } else {
        yield { event: 'error' as const, id: jobId, data: { message: importFailure(task), jobId } };
      }
    }
  }
});
