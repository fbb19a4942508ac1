import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { jsonText } from './fields/json-text.ts';
import { importMapping } from './import-columns.ts';

export const MAX_SPREADSHEET_BYTES = 20 * 1024 * 1024;

export const importCandidate = defineContract({
  name: 'import-candidate',
  method: 'POST',
  path: '/import-candidate',
  roles: ['admin'],
  summary: 'Imports candidates from a spreadsheet (.xls or .xlsx); follow it by /import-candidate-sse.',
  /** `mapping`: the columns as chosen in the preview; without it they are known by their names. */
  body: z.strictObject({ mapping: jsonText(importMapping).optional() }),
  files: { file: { maxBytes: MAX_SPREADSHEET_BYTES, maxFiles: 1 } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), jobId: z.string() }),
  errors: { 413: 'The file is larger than 20 MB.', 415: 'The file is no spreadsheet, whatever its name.' },
});
