import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const removeSavedJob = defineContract({
  name: 'remove-saved-job',
  method: 'GET',
  path: '/remove-saved-job/{jobId}',
  roles: ['job-seeker'],
  summary: 'Takes a job off the saved ones, also one that is gone.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  ownPagesOnly: true,
  errors: { 404: 'The account never saved such a job.' },
});
