import { z } from 'zod';
import { candidateFilter } from '#search-templates/language/candidate-filter.ts';
import { FILTER_PROBLEMS, SEARCH_AWAY } from './advance-filter.ts';
import { matchedPart } from './candidate-card.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

const matchedWord = z.strictObject({
  group: z.string(),
  index: z.int(),
  /** The badge or leaf as it was written. */
  text: z.string(),
  /** unwanted: excluded, or under a NOT. */
  kind: z.enum(['required', 'optional', 'unwanted']),
  found: matchedPart.nullable(),
});
export type MatchedWord = z.infer<typeof matchedWord>;

export const candidateMatched = defineContract({
  name: 'candidate-matched',
  method: 'POST',
  path: '/candidate/{id}/matched',
  roles: ['employer', 'admin'],
  summary: 'What of a search one candidate matches and what not: of Pro Search (filter), of list search, or of both.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({
    filter: candidateFilter.prefault({}),
    searchTerm: z.string().max(10_000).default(''),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Whether the whole search finds the candidate. */
    finds: z.boolean(),
    words: z.array(matchedWord),
    filters: z.array(z.strictObject({ name: z.string(), met: z.boolean() })),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    404: 'The candidate is not in the index, or not yet.',
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
