import { z } from 'zod';
import { candidateCommentShape, commentMessage } from './candidate-comment-shape.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const candidateComment = defineContract({
  name: 'candidate-comment',
  method: 'POST',
  path: '/candidate/{id}/comment',
  roles: ['employer', 'admin'],
  summary: 'Adds a comment on a candidate, for all employers and admins to read.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({ message: commentMessage }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Newest first, the new one among them. */
    comments: z.array(candidateCommentShape),
  }),
  errors: { 404: 'There is no such candidate, or no longer.' },
});
