import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const toggleSave = defineContract({
  name: 'toggle-save',
  method: 'POST',
  path: '/toggle-save',
  roles: ['job-seeker'],
  summary: 'Saves a job, or takes it off the saved ones.',
  body: z.strictObject({ jobId: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** The `_id`s of all saved jobs, newest first. */
    savedList: z.array(z.string()),
  }),
  errors: { 404: 'There is no such job for this account.' },
});
