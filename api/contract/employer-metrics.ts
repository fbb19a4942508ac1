import { z } from 'zod';
import { defineContract } from './define-contract.ts';

const count = z.int();

export const employerMetrics = defineContract({
  name: 'employer-metrics',
  method: 'GET',
  path: '/employer/metrics',
  roles: ['employer'],
  summary: 'The counts on an employer’s dashboard.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    metrics: z.strictObject({
      /** Candidates that a search can find. */
      searchCandidates: count,
      proSearch: count,
      /** Own jobs, live and draft. */
      manageJobs: count,
      /** Applications to own jobs. */
      applicants: count,
    }),
    /** Ours: own jobs by state, and applications on each of the last 30 days in India, oldest first. */
    jobs: z.strictObject({
      live: count,
      draft: count,
      /** Of the live ones those whose deadline has passed: no seeker finds them any more. */
      pastDeadline: count,
    }),
    applicationsByDay: z.array(z.strictObject({ day: z.string(), count })),
  }),
  errors: {},
});
