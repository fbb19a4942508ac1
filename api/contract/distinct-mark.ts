import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

/** One fewer than a group of duplicates holds. */
const MOST_OTHERS = 19;

/** One candidate, and those that are not the same person. */
export const distinctCandidates = z
  .strictObject({ candidate: recordId, others: z.array(recordId).min(1).max(MOST_OTHERS) })
  .refine(({ candidate, others }) => new Set([candidate, ...others]).size === others.length + 1, {
    path: ['others'],
    error: 'must each be somebody else',
  });

export const distinctMark = defineContract({
  name: 'distinct-mark',
  method: 'POST',
  path: '/duplicates/distinct',
  roles: ['admin'],
  summary: 'Says that a candidate is not the same person as these others: they are not shown as duplicates again.',
  body: distinctCandidates,
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'One of them is not there, or no longer.' },
});
