import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const importCandidateCancel = defineContract({
  name: 'import-candidate-cancel',
  method: 'POST',
  path: '/import-candidate/{jobId}/cancel',
  roles: ['admin'],
  summary: 'Ends an import after the rows it is at; the candidates saved until then stay.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'There is no such import.', 409: 'The import has ended.' },
});
