import { importCandidateStatus } from '#api/contract/import-candidate-status.ts';
import { findImport } from '#api/imports/find-import.ts';
import { reportedRows } from '#api/imports/read-report.ts';
import { presentOutcome } from '#api/presenters/present-import.ts';
import { handler } from './handler.ts';

const ROWS_A_PAGE = 100;

export const importCandidateStatusRoute = handler(importCandidateStatus, async ({ input, deps: { mongo } }) => {
  const { page } = input.query;
  const task = await findImport(mongo, input.params.jobId);
  const outcome = presentOutcome(task, await reportedRows(mongo, task, (page - 1) * ROWS_A_PAGE, ROWS_A_PAGE));
  return {
    success: true,
    message: 'Import found.',
    jobId: input.params.jobId,
    fileName: String(task.input.fileName),
    state: task.state,
    ...outcome,
    totalPages: Math.ceil((outcome.refused + outcome.duplicates) / ROWS_A_PAGE),
    log: task.log.map(({ at, message }) => ({ at: at.toISOString(), message })),
    error: task.error ?? null,
  };
});
