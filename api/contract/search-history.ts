import { z } from 'zod';
import { candidateFilter } from '#search-templates/language/candidate-filter.ts';
import { defineContract } from './define-contract.ts';

const pastSearch = z.strictObject({
  _id: z.string(),
  filter: candidateFilter,
  /** How many candidates it found the last time, to 10,000. */
  found: z.int(),
  /** When it was last run. */
  at: z.string(),
});
export type PastSearch = z.output<typeof pastSearch>;

export const searchHistory = defineContract({
  name: 'search-history',
  method: 'GET',
  path: '/search-history',
  roles: ['employer', 'admin'],
  summary: 'The caller’s own searches of the last 90 days, each once, the newest first, at most 200.',
  response: z.strictObject({ success: z.literal(true), message: z.string(), searches: z.array(pastSearch) }),
  errors: {},
});
