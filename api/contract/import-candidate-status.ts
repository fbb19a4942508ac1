import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { importOutcome } from './imported-rows.ts';

export const importCandidateStatus = defineContract({
  name: 'import-candidate-status',
  method: 'GET',
  path: '/import-candidate/{jobId}',
  roles: ['admin'],
  summary: 'An import’s counts, its log, and the rows that did not go in, a page at a time.',
  params: z.strictObject({ jobId: recordId }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    jobId: z.string(),
    fileName: z.string(),
    state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    ...importOutcome,
    /** Pages of `rows`, at 100 a page. */
    totalPages: z.int(),
    log: z.array(z.strictObject({ at: z.string(), message: z.string() })),
    /** Why it failed. */
    error: z.string().nullable(),
  }),
  errors: { 404: 'There is no such import.' },
});
