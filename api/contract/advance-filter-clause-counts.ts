import { z } from 'zod';
import { candidateFilter } from '#search-templates/language/candidate-filter.ts';
import { FILTER_PROBLEMS, SEARCH_AWAY } from './advance-filter.ts';
import { defineContract } from './define-contract.ts';

/** As many filters as one call counts: each is a query of its own. */
export const MOST_COUNTED_FILTERS = 60;

export const advanceFilterClauseCounts = defineContract({
  name: 'advance-filter-clause-counts',
  method: 'POST',
  path: '/advance-filter/clause-counts',
  roles: ['employer', 'admin'],
  summary: 'How many candidates each of several filters selects: a search’s clauses by themselves, or it without one.',
  body: z.strictObject({ filters: z.array(candidateFilter).min(1).max(MOST_COUNTED_FILTERS) }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** In the filters' order, each counted out. */
    counts: z.array(z.int()),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
