import { z } from 'zod';
import { candidateFilter } from '#search-templates/language/candidate-filter.ts';
import { defineContract } from './define-contract.ts';

const jobFilter = z.strictObject({
  _id: z.string(),
  /** `JOB-000001` and up. */
  id: z.string(),
  title: z.string(),
  status: z.enum(['live', 'draft']),
  /** The search for those who fit the job. */
  filter: candidateFilter,
});

export const jobFilters = defineContract({
  name: 'job-filters',
  method: 'GET',
  path: '/job-filters',
  roles: ['employer'],
  summary: 'The caller’s own jobs, the newest 200, each with the search for candidates who fit it.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), jobs: z.array(jobFilter) }),
  errors: {},
});
