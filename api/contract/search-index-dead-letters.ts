import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const searchIndexDeadLetters = defineContract({
  name: 'search-index-dead-letters',
  method: 'GET',
  path: '/search-index/dead-letters',
  roles: ['admin'],
  summary: 'The events that could not be indexed, newest first, with the reason; at most 100.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    total: z.int(),
    deadLetters: z.array(
      z.strictObject({
        _id: z.string(),
        index: z.string(),
        entity: z.string(),
        recordId: z.string(),
        revision: z.int().nullable(),
        reason: z.string(),
        attempts: z.int(),
        failedAt: z.string(),
      }),
    ),
  }),
  errors: {},
});
