import { z } from 'zod';
import { SEARCH_AWAY } from './advance-filter.ts';
import { candidateCard } from './candidate-card.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { NO_SHORTLIST, seenShortlist } from './shortlist-shape.ts';

export const shortlistCandidates = defineContract({
  name: 'shortlist-candidates',
  method: 'GET',
  path: '/shortlists/{id}/candidates',
  roles: ['employer', 'admin'],
  summary: 'A list’s candidates as cards, the last added first, 20 a page; who is gone is left out.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(100).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    shortlist: seenShortlist,
    /** Everybody on it, in this order, those who are gone included: what an export asks for. */
    ids: z.array(z.string()),
    candidates: z.array(candidateCard),
    totalPages: z.int(),
  }),
  errors: { 404: NO_SHORTLIST, 503: SEARCH_AWAY },
});
