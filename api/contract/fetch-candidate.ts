import { z } from 'zod';
import { candidateProfile } from './candidate-profile.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const fetchCandidate = defineContract({
  name: 'fetch-candidate',
  method: 'GET',
  path: '/fetch-candidate/{id}',
  roles: ['employer', 'admin'],
  summary: 'A candidate whole. An employer’s view from our own pages counts once an hour and goes into its history.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({
    /** Ours: fetched anew after a change on the same page, which is no further look. */
    again: z.literal('1').optional(),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), candidate: candidateProfile }),
  errors: { 404: 'There is no such candidate, or no longer.' },
});
