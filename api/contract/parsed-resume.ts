import { z } from 'zod';
import { resumeReading } from '#search-templates/language/parsed-resume.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const NO_PARSED_RESUME = 'This resume is no longer kept. Please send it again.';
/** Characters of the text that are answered; a resume has some thousands. */
export const MOST_TEXT = 200_000;

export const parsedResume = defineContract({
  name: 'parsed-resume',
  method: 'GET',
  path: '/parsed-resume/{jobId}',
  roles: ['admin'],
  summary: 'What was read of a resume that waits for the caller’s look: its text, and each fact with its place in it.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    jobId: z.string(),
    fileName: z.string(),
    ...resumeReading.shape,
  }),
  errors: { 404: NO_PARSED_RESUME },
});
