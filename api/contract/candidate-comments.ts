import { z } from 'zod';
import { candidateCommentShape } from './candidate-comment-shape.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

/** As many cards as a page of results can hold. */
const MAX_IDS = 100;

export const candidateComments = defineContract({
  name: 'candidate-comments',
  method: 'GET',
  path: '/candidate/comments',
  roles: ['employer', 'admin'],
  summary: 'The comments on the candidates asked for; without ids the newest 1,000 of all. Newest first.',
  query: z.strictObject({
    /** Candidates' ids, separated by commas. */
    ids: z
      .string()
      .transform((ids) => ids.split(',').filter((id) => id !== ''))
      .pipe(z.array(recordId).max(MAX_IDS))
      .optional(),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    comments: z.array(z.strictObject({ candidateId: z.string(), comments: z.array(candidateCommentShape) })),
  }),
  errors: {},
});
