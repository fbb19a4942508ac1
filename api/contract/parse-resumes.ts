import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const MAX_PARSED_BYTES = 10 * 1024 * 1024;
/** Of the AI parser's drop zone. */
export const MAX_PARSED_AT_ONCE = 10;
export const PARSED_TOO_LARGE = 'Each file may have at most 10 MB.';

export const parseResumes = defineContract({
  name: 'parse-resumes',
  method: 'POST',
  path: '/parse-resumes',
  roles: ['admin'],
  summary: 'Parses resumes (PDF, DOCX, DOC), a job for each in the order sent; follow them by /parse-status.',
  query: z.strictObject({
    /** Ours: what was read is kept for the caller to check, by /parsed-resume; without it all is saved at once. */
    review: z.literal('1').optional(),
  }),
  files: { resumes: { maxBytes: MAX_PARSED_BYTES, maxFiles: MAX_PARSED_AT_ONCE, tooLarge: PARSED_TOO_LARGE } },
  response: z.strictObject({ success: z.literal(true), jobIds: z.array(z.string()), message: z.string() }),
  errors: { 413: 'A file is larger than 10 MB, or there are more than 10.' },
});
