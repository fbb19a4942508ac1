import { z } from 'zod';
import { candidateFilterShape, pageSizes } from '#search-templates/language/candidate-filter.ts';
import { FILTER_PROBLEMS, SEARCH_AWAY } from './advance-filter.ts';
import { candidateCard } from './candidate-card.ts';
import { defineContract } from './define-contract.ts';

const { itemsPerPage: _size, currentPage: _page, ...filterFields } = candidateFilterShape;

export const listCandidates = defineContract({
  name: 'list-candidates',
  method: 'POST',
  path: '/list-candidates',
  roles: ['employer', 'admin'],
  summary: 'List search: all candidates, last updated first, or those that the search text finds.',
  body: z.strictObject({
    page: z.int().min(1).default(1),
    searchTerm: z.string().max(10_000).default(''),
    candidatesPerPage: z.union(pageSizes.map((size) => z.literal(size))).default(10),
    filterOptions: z.strictObject(filterFields).optional(),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    candidates: z.array(candidateCard),
    /** Exact to 10,000, and 10,000 beyond. */
    totalCandidates: z.int(),
    totalPages: z.int(),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
