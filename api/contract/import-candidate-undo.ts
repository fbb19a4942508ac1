import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const importCandidateUndo = defineContract({
  name: 'import-candidate-undo',
  method: 'POST',
  path: '/import-candidate/{jobId}/undo',
  roles: ['admin'],
  summary:
    'Within 24 hours of its end takes out again what an import made and nobody has touched since; /imports says how far it is.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'There is no such import.',
    409: 'It is still going on, made no candidates, ended too long ago, or is undone already.',
  },
});
