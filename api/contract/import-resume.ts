import { z } from 'zod';
import { defineContract } from './define-contract.ts';

const MB = 1024 * 1024;

export const MAX_INBOX_FILES = 500;
export const MAX_INBOX_FILE_BYTES = 10 * MB;
/** Of one import, unpacked; an archive alone may be as large. */
export const MAX_INBOX_BYTES = 500 * MB;
export const INBOX_TOO_LARGE = 'All files together may have at most 500 MB.';

export const importResume = defineContract({
  name: 'import-resume',
  method: 'POST',
  path: '/import-resume',
  roles: ['admin'],
  summary:
    'Puts resumes (PDF, DOCX, DOC) and .zip archives of them into the inbox; each that can’t go in is refused with a reason by /resume-inbox, the others go in.',
  files: {
    resumes: {
      maxBytes: MAX_INBOX_BYTES,
      maxFiles: MAX_INBOX_FILES,
      maxTotalBytes: MAX_INBOX_BYTES,
      tooLarge: INBOX_TOO_LARGE,
    },
  },
  response: z.strictObject({ success: z.literal(true), message: z.string(), jobId: z.string() }),
  errors: { 413: 'There are more than 500 files, or more than 500 MB.' },
});
