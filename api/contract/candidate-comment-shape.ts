import { z } from 'zod';

export const COMMENT_MAX_CHARS = 2_000;
const COMMENT_EMPTY_MESSAGE = 'Kindly enter a comment!';
export const COMMENT_LONG_MESSAGE = 'A comment may have at most 2,000 characters.';

/** What a recruiter writes about a candidate: plain text, kept as typed but for blanks at its ends. */
export const commentMessage = z
  .string()
  .trim()
  .min(1, COMMENT_EMPTY_MESSAGE)
  .max(COMMENT_MAX_CHARS, COMMENT_LONG_MESSAGE);

export const candidateCommentShape = z.strictObject({
  _id: z.string(),
  candidateId: z.string(),
  /** Plain text, never markup. */
  message: z.string(),
  commentedByName: z.string(),
  /** ISO 8601. */
  commentedOn: z.string(),
});
export type CandidateCommentAnswer = z.infer<typeof candidateCommentShape>;
