import { z } from 'zod';
import { defineContract, XLSX_MEDIA_TYPE } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const importCandidateReport = defineContract({
  name: 'import-candidate-report',
  method: 'GET',
  path: '/import-candidate/{jobId}/report',
  roles: ['admin'],
  summary: 'The rows that did not go in, with the reasons, as a spreadsheet to correct and import again.',
  params: z.strictObject({ jobId: recordId }),
  file: [XLSX_MEDIA_TYPE],
  errors: { 404: 'There is no such import.' },
});
