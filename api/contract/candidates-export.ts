import { z } from 'zod';
import { defineContract, XLSX_MEDIA_TYPE } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const EXPORTED_AT_ONCE = 1_000;

export const candidatesExport = defineContract({
  name: 'candidates-export',
  method: 'POST',
  path: '/candidates-export',
  roles: ['employer', 'admin'],
  summary:
    'These candidates as a spreadsheet, in the order asked; those who are gone are left out. Each export is logged.',
  body: z.strictObject({
    ids: z
      .array(recordId)
      .min(1, 'No candidates selected!')
      .max(EXPORTED_AT_ONCE, `At most ${EXPORTED_AT_ONCE.toLocaleString('en-IN')} candidates can be exported at once!`),
  }),
  file: [XLSX_MEDIA_TYPE],
  errors: { 404: 'None of the candidates is there any longer.' },
});
