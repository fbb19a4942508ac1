import { z } from 'zod';
import { SEARCH_AWAY } from './advance-filter.ts';
import { candidateCard } from './candidate-card.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

/** In what two candidates are alike. */
const likeness = z.strictObject({
  skills: z.array(z.string()),
  titles: z.array(z.string()),
  /** A quarter more or less at most. */
  experience: z.boolean(),
  city: z.boolean(),
});

const similarCandidate = candidateCard.omit({ matched: true }).extend({ alike: likeness });
export type SimilarCandidate = z.infer<typeof similarCandidate>;

export const candidateSimilar = defineContract({
  name: 'candidate-similar',
  method: 'GET',
  path: '/candidate/{id}/similar',
  roles: ['employer', 'admin'],
  summary: 'The six candidates most like one by skills, title, experience and city, with the reasons.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), candidates: z.array(similarCandidate) }),
  errors: {
    404: 'There is no such candidate, or no longer.',
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
