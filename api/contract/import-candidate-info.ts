import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { MAX_SPREADSHEET_BYTES } from './import-candidate.ts';

export const importCandidateInfo = defineContract({
  name: 'import-candidate-info',
  method: 'POST',
  path: '/import-candidate-info',
  roles: ['admin'],
  summary:
    'Fills a spreadsheet’s cells into the candidates that its rows name by applicant ID, email or phone; tells of its progress and goes on if the caller leaves.',
  files: { file: { maxBytes: MAX_SPREADSHEET_BYTES, maxFiles: 1 } },
  stream: {
    /** `progress` in percent; `jobId` finds the import again after a lost connection. */
    message: z.union([
      z.strictObject({ message: z.string(), progress: z.number(), jobId: z.string() }),
      z.strictObject({ error: z.string(), progress: z.number(), jobId: z.string() }),
    ]),
    /** The stream itself broke; the import goes on. */
    error: z.strictObject({ message: z.string() }),
  },
  errors: { 413: 'The file is larger than 20 MB.', 415: 'The file is no spreadsheet, whatever its name.' },
});
