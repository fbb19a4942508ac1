import { XLSX_MEDIA_TYPE } from '#api/contract/define-contract.ts';
import { importCandidateReport } from '#api/contract/import-candidate-report.ts';
import { findImport } from '#api/imports/find-import.ts';
import { reportParts } from '#api/imports/read-report.ts';
import { writeReport } from '#api/imports/write-report.ts';
import { handler } from './handler.ts';

export const importCandidateReportRoute = handler(
  importCandidateReport,
  async ({ input: { params }, deps: { mongo } }) => {
    const task = await findImport(mongo, params.jobId);
    const sentName = String(task.input.fileName)
      .replace(/\.xlsx?$/i, '')
      .replace(/[^\p{L}\p{N} ._-]+/gu, '');
    const fileName = `${sentName.slice(0, 100) || 'import'} - rows to correct.xlsx`;
    return { body: writeReport(reportParts(mongo, task)), fileName, mediaType: XLSX_MEDIA_TYPE };
  },
);
