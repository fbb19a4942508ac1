import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { job, jobKey, jobMarks } from './job-shapes.ts';

export const jobDetail = defineContract({
  name: 'job-detail',
  method: 'GET',
  path: '/job-detail/{id}',
  roles: 'signed-in',
  summary:
    'One job whole: a live one for everybody, a draft for its owner, admins, and the seekers who saved it or applied to it.',
  params: z.strictObject({ id: jobKey }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    job,
    /** What the calling seeker did with it; nothing for every other role. */
    fetchApplications: jobMarks,
    /** Ours: of what an update changes, to be sent along with it. */
    version: z.string(),
  }),
  errors: { 404: 'There is no such job, no longer, or it is not the caller’s to see.' },
});
