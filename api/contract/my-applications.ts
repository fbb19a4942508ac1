import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const myApplications = defineContract({
  name: 'my-applications',
  method: 'GET',
  path: '/my-applications',
  roles: ['job-seeker'],
  summary: 'The `_id`s of all jobs that the account has saved, and of those it has applied to; newest first.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    savedList: z.array(z.string()),
    appliedList: z.array(z.string()),
    /** Whether the message is worth an alert: never where all went well. */
    popup: z.literal(false),
  }),
  errors: {},
});
