import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { FILTER_PROBLEMS, SEARCH_AWAY } from '#api/search/contract.ts';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const advanceFilterNearTitles = defineContract({
  name: 'advance-filter-near-titles',
  method: 'POST',
  path: '/advance-filter/near-titles',
  roles: rolesThatCan('candidates.search'),
  summary:
    'Titles near to a search’s designation badges or expression, and how many candidates each would add to this very search. Nothing is added unasked.',
  body: candidateFilter,
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** At most four for each of the first five badges, words or phrases, best first; `badge` is the badge's place, from 0; in Boolean mode that of the word or phrase, from the left. */
    offers: z.array(z.strictObject({ badge: z.int(), title: z.string(), adds: z.int() })),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
