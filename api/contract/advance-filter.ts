import { z } from 'zod';
import { candidateFilter } from '#search-templates/language/candidate-filter.ts';
import { candidateCard } from './candidate-card.ts';
import { defineContract } from './define-contract.ts';

export const FILTER_PROBLEMS =
  'A field is unknown or of the wrong type, or an expression is broken: then `errors` holds {group, position, length, message, hint}.';
export const SEARCH_AWAY = 'The search ran out of time, lost a shard, or the search engine is away.';

export const advanceFilter = defineContract({
  name: 'advance-filter',
  method: 'POST',
  path: '/advance-filter',
  roles: ['employer', 'admin'],
  summary: 'Pro Search: the candidates that a filter selects, best match first.',
  body: candidateFilter,
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    candidates: z.array(candidateCard),
    /** Exact to 10,000, and 10,000 beyond. */
    totalCandidates: z.int(),
    /** As far as the first 10,000 candidates. */
    totalPages: z.int(),
    /** The request as the search engine got it. */
    pipeline: z.record(z.string(), z.unknown()),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
