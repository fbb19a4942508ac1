import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';

export const COMMENT_MAX_CHARS = 2_000;
const COMMENT_EMPTY_MESSAGE = 'Kindly enter a comment!';
export const COMMENT_LONG_MESSAGE = 'A comment may have at most 2,000 characters.';

/** A recruiter's comment on a candidate: plain text, trimmed, otherwise stored as typed. */
const commentMessage = z.string().trim().min(1, COMMENT_EMPTY_MESSAGE).max(COMMENT_MAX_CHARS, COMMENT_LONG_MESSAGE);

const candidateCommentShape = z.strictObject({
  _id: z.string(),
  candidateId: z.string(),
  /** Plain text, never markup. */
  message: z.string(),
  commentedByName: z.string(),
  /** ISO 8601. */
  commentedOn: z.string(),
});
export type CandidateCommentAnswer = z.infer<typeof candidateCommentShape>;

export const candidateComment = defineContract({
  name: 'candidate-comment',
  method: 'POST',
  path: '/candidate/{id}/comment',
  roles: rolesThatCan('comments.write'),
  summary: 'Adds a comment on a candidate, for all employers and admins to read.',
  params: z.strictObject({ id: recordId }),
  body: z.strictObject({ message: commentMessage }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Newest first, including the new one. */
    comments: z.array(candidateCommentShape),
  }),
  errors: { 404: 'There is no such candidate, or it was removed.' },
});

export const candidateCommentList = defineContract({
  name: 'candidate-comment-list',
  method: 'GET',
  path: '/candidate/{id}/comments',
  roles: rolesThatCan('comments.read'),
  summary: 'The comments on one candidate, newest first; at most the newest 1,000.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    comments: z.array(candidateCommentShape),
  }),
  errors: { 404: 'There is no such candidate, or it was removed.' },
});

/** Maximum number of cards on a page of results. */
const MAX_IDS = 100;

export const candidateComments = defineContract({
  name: 'candidate-comments',
  method: 'GET',
  path: '/candidate/comments',
  roles: rolesThatCan('comments.read'),
  summary: 'The comments on the given candidates; without ids the newest 1,000 of all. Newest first.',
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
