import { z } from 'zod';
import { matchedPart } from '#api/candidates/card-contract.ts';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { badgeWeights } from '#domain/filters/badge-groups.ts';
import { candidateFilter } from '#domain/filters/candidate-filter.ts';
import { pointKinds } from '#domain/filters/point-kinds.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { FILTER_PROBLEMS, SEARCH_AWAY } from './contract.ts';

const orderedWish = z.strictObject({
  group: z.string(),
  index: z.int(),
  /** The badge or leaf as typed. */
  text: z.string(),
  mandatory: z.boolean(),
  weight: z.enum(badgeWeights),
  /** False for an alternative next to which another one counts. */
  counts: z.boolean(),
  points: z.number(),
  parts: z.array(z.strictObject({ kind: z.enum(pointKinds), points: z.number() })),
  found: matchedPart,
});
export type OrderedWish = z.infer<typeof orderedWish>;

const orderedCandidate = z.strictObject({
  _id: z.string(),
  /** Null if the search asks for no words. */
  score: z.number().nullable(),
  /** Decides among equal scores. */
  updatedOn: z.string(),
  wishes: z.array(orderedWish),
});
export type OrderedCandidate = z.infer<typeof orderedCandidate>;

/** One page of the result. */
const MOST_EXPLAINED = 100;

export const advanceFilterOrder = defineContract({
  name: 'advance-filter-order',
  method: 'POST',
  path: '/advance-filter/order',
  roles: rolesThatCan('candidates.search'),
  summary: 'Why a search orders these candidates as it does: what each badge or leaf adds to their scores.',
  body: z.strictObject({ filter: candidateFilter, ids: z.array(recordId).min(1).max(MOST_EXPLAINED) }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** In the order of the result, without those that the filter doesn't select. */
    candidates: z.array(orderedCandidate),
  }),
  errors: {
    400: FILTER_PROBLEMS,
    429: 'Too many searches from this account in a short time; Retry-After says when to try again.',
    503: SEARCH_AWAY,
  },
});
