import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { duplicateCandidate } from './duplicates.ts';

export const DISTINCT_PER_PAGE = 10;

const person = duplicateCandidate.pick({ _id: true, applicantID: true, name: true });

/** Two candidates who were said to be two people. */
const distinctPair = z.strictObject({
  _id: z.string(),
  candidates: z.tuple([person, person]),
  /** The admin; empty where the account is gone. */
  byName: z.string(),
  at: z.string(),
});
export type DistinctPair = z.infer<typeof distinctPair>;

export const distinctPairs = defineContract({
  name: 'distinct-pairs',
  method: 'GET',
  path: '/duplicates/distinct',
  roles: ['admin'],
  summary: 'The candidates who were said to be two people, the newest first.',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.strictObject({
    success: z.literal(true),
    pairs: z.array(distinctPair),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: {},
});
