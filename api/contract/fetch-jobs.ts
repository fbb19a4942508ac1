import { z } from 'zod';
import { SEARCH_AWAY } from './advance-filter.ts';
import { defineContract } from './define-contract.ts';
import { foundJob } from './job-card.ts';
import { jobPageSizes, jobSearchFields } from './job-search-fields.ts';
import { jobPagination } from './job-shapes.ts';

export const fetchJobs = defineContract({
  name: 'fetch-jobs',
  method: 'GET',
  path: '/fetch-jobs',
  roles: ['job-seeker'],
  summary: 'The live jobs open today that a search selects: best match first, then newest.',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).default(1),
    perPage: z.coerce
      .number()
      .pipe(z.union(jobPageSizes.map((size) => z.literal(size))))
      .default(5),
    ...jobSearchFields,
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    jobs: z.array(foundJob),
    /** `totalCount` is exact to 10,000, and 10,000 beyond; pages go as far. */
    pagination: jobPagination,
  }),
  errors: {
    400: 'A field is unknown or of the wrong type, or the page lies past the first 10,000 jobs.',
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
