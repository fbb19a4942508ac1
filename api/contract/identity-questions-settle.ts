import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { identityCauses } from './identity-questions.ts';
import { taskStarted } from './task-view.ts';

/** Same person: saved into the candidate. Another: a new candidate without the contested contact key. */
export const identityDecisions = ['same', 'another', 'discard'] as const;
export type IdentityDecision = (typeof identityDecisions)[number];

const MOST_IDS = 100;

export const identityQuestionsSettle = defineContract({
  name: 'identity-questions-settle',
  method: 'POST',
  path: '/identity-questions/settle',
  roles: ['admin'],
  summary:
    'Settles questions of identity: those given by id, or all of a cause asked by a time. Of two admins at once the first one’s decision counts.',
  body: z
    .strictObject({
      decision: z.enum(identityDecisions),
      ids: z.array(z.string().min(1).max(100)).min(1).max(MOST_IDS).optional(),
      cause: z.enum(identityCauses).optional(),
      askedUntil: z.iso.datetime().optional(),
    })
    .refine(({ ids, cause, askedUntil }) => (ids === undefined) === (cause !== undefined && askedUntil !== undefined), {
      error: 'Give either ids, or a cause and askedUntil.',
    }),
  response: taskStarted,
  errors: { 409: 'They are settled already.' },
});
