import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { MAX_PARSED_BYTES, PARSED_TOO_LARGE } from './parse-resumes.ts';

export const MAX_BULK_FILES = 500;

export const bulkParseResumes = defineContract({
  name: 'bulk-parse-resumes',
  method: 'POST',
  path: '/bulk-parse-resumes',
  roles: ['admin'],
  summary: 'Parses many resumes (PDF, DOCX, DOC) one after the other and tells of each; goes on if the caller leaves.',
  files: { resumes: { maxBytes: MAX_PARSED_BYTES, maxFiles: MAX_BULK_FILES, tooLarge: PARSED_TOO_LARGE } },
  stream: {
    /** `progress` in percent. */
    message: z.strictObject({ message: z.string(), progress: z.number() }),
    error: z.strictObject({ message: z.string() }),
  },
  errors: { 413: 'A file is larger than 10 MB, or there are more than 500.' },
});
