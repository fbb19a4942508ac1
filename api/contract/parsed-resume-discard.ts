import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { NO_PARSED_RESUME } from './parsed-resume.ts';

export const parsedResumeDiscard = defineContract({
  name: 'parsed-resume-discard',
  method: 'DELETE',
  path: '/parsed-resume/{jobId}',
  roles: ['admin'],
  summary: 'Forgets a resume that waits for the caller’s look, with all that was read of it.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: NO_PARSED_RESUME },
});
