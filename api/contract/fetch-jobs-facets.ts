import { z } from 'zod';
import { jobFacetNames } from '#search-templates/language/job-facets.ts';
import { SEARCH_AWAY } from './advance-filter.ts';
import { defineContract } from './define-contract.ts';
import { jobSearchFields } from './job-search-fields.ts';

export const fetchJobsFacets = defineContract({
  name: 'fetch-jobs-facets',
  method: 'GET',
  path: '/fetch-jobs/facets',
  roles: ['job-seeker'],
  summary:
    'What the result of the same job search is made of; each facet counted as if nothing of its own were chosen.',
  query: z.strictObject(jobSearchFields),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    facets: z.record(z.enum(jobFacetNames), z.array(z.strictObject({ value: z.string(), count: z.int() }))),
  }),
  errors: {
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
