import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { importCounts, importOutcome } from './imported-rows.ts';

export const importCandidateSse = defineContract({
  name: 'import-candidate-sse',
  method: 'GET',
  path: '/import-candidate-sse',
  roles: ['admin'],
  summary:
    'The caller’s newest import as it goes: the running one, else the next to be uploaded. Ends with done or error.',
  stream: {
    message: z.strictObject({ ...importCounts, jobId: z.string() }),
    done: z.strictObject({ ...importOutcome, jobId: z.string() }),
    error: z.strictObject({ message: z.string(), jobId: z.string().optional() }),
  },
  errors: {},
});
