import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { jobKey } from './job-shapes.ts';

export const NO_JOBS_SELECTED_MESSAGE = 'No jobs selected';

export const deleteJobs = defineContract({
  name: 'delete-jobs',
  method: 'POST',
  path: '/delete-jobs',
  roles: ['employer', 'admin'],
  summary:
    'Deletes jobs: an employer its own, many at once, an admin any one. All of them or none; applications to them stay.',
  body: z.strictObject({
    ids: z
      .array(jobKey, NO_JOBS_SELECTED_MESSAGE)
      .min(1, NO_JOBS_SELECTED_MESSAGE)
      .max(100, 'At most 100 jobs can be deleted at once.'),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    403: 'Another role, a request from another site, or an admin who deletes several at once.',
    404: 'One of them is not there, no longer, or another employer’s; then nothing is deleted.',
  },
});
