import { z } from 'zod';
import { candidateFilter, facetNames } from '#search-templates/language/candidate-filter.ts';
import { FILTER_PROBLEMS, SEARCH_AWAY } from './advance-filter.ts';
import { defineContract } from './define-contract.ts';

export const advanceFilterFacets = defineContract({
  name: 'advance-filter-facets',
  method: 'POST',
  path: '/advance-filter/facets',
  roles: ['employer', 'admin'],
  summary: 'What the result of the same filter is made of: counts by title, employer, city, skill, experience, notice.',
  body: candidateFilter,
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    facets: z.record(z.enum(facetNames), z.array(z.strictObject({ value: z.string(), count: z.int() }))),
    /** The counts are estimates, since more than 10,000 candidates match. */
    estimated: z.boolean(),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
