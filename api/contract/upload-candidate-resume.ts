import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { RESUME_MAX_BYTES, RESUME_SIZE_MESSAGE } from './resume-rules.ts';

export const uploadCandidateResume = defineContract({
  name: 'upload-candidate-resume',
  method: 'POST',
  path: '/upload-candidate-resume/{id}',
  roles: ['employer', 'admin'],
  summary:
    'Gives a candidate a new resume; the former one stays as an earlier version, and the candidate’s account is told.',
  params: z.strictObject({ id: recordId }),
  files: { resume: { maxBytes: RESUME_MAX_BYTES, maxFiles: 1, tooLarge: RESUME_SIZE_MESSAGE } },
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {
    404: 'There is no such candidate, or no longer.',
    413: 'The file is larger than 2 MB.',
    415: 'The file is neither PDF nor DOCX, whatever its name, is protected by a password or carries macros.',
  },
});
