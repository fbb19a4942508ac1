import { z } from 'zod';
import { candidateCommentShape } from './candidate-comment-shape.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const candidateCommentList = defineContract({
  name: 'candidate-comment-list',
  method: 'GET',
  path: '/candidate/{id}/comments',
  roles: ['employer', 'admin'],
  summary: 'The comments on one candidate, newest first; at most the newest 1,000.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    comments: z.array(candidateCommentShape),
  }),
  errors: { 404: 'There is no such candidate, or no longer.' },
});
