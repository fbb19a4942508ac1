import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { RESUME_MAX_BYTES, RESUME_SIZE_MESSAGE } from './resume-rules.ts';

export const readResume = defineContract({
  name: 'read-resume',
  method: 'POST',
  path: '/read-resume',
  roles: ['job-seeker'],
  summary:
    'Has a resume read for the caller’s own profile: nothing of it is stored there. /resume-offers/{readingId} says what was read.',
  files: { resume: { maxBytes: RESUME_MAX_BYTES, maxFiles: 1, tooLarge: RESUME_SIZE_MESSAGE } },
  response: z.strictObject({ success: z.literal(true), message: z.string(), readingId: z.string() }),
  errors: {
    404: 'The account has no profile.',
    409: 'Another resume of the caller’s is being read.',
    413: 'The file is larger than 2 MB.',
    415: 'The file is neither PDF nor DOCX, whatever its name, is protected by a password or carries macros.',
  },
});
