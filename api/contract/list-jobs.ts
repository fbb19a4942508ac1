import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { jobCard } from './job-card.ts';
import { jobPagination } from './job-shapes.ts';

export const listJobsPageSizes = [5, 10, 20, 50] as const;
export const JOBS_LISTED_PER_PAGE = 10;

export const listJobs = defineContract({
  name: 'list-jobs',
  method: 'GET',
  path: '/list-jobs',
  roles: 'signed-in',
  summary: 'Jobs, newest first: an employer’s own, for admins all, for job seekers the live ones.',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    perPage: z.coerce.number().int().min(1).max(50).default(JOBS_LISTED_PER_PAGE),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    jobs: z.array(jobCard),
    pagination: jobPagination.extend({ perPage: z.int() }),
  }),
  errors: {},
});
