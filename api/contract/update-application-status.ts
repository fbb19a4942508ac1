import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const decisions = ['shortlisted', 'rejected'] as const;
export type Decision = (typeof decisions)[number];

export const updateApplicationStatus = defineContract({
  name: 'update-application-status',
  method: 'POST',
  path: '/update-application-status',
  roles: ['employer'],
  summary: 'Shortlists or rejects an application to one of the employer’s jobs, once; the job seeker is notified.',
  body: z.strictObject({
    /** The application’s `_id`. */
    id: z.string().regex(/^[0-9a-f]{24}:[0-9a-f]{24}$/, 'must be the _id of an application'),
    status: z.enum(decisions),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'There is no such application to one of the employer’s jobs.',
    409: 'It has been decided already, or the candidate only saved the job.',
  },
});
