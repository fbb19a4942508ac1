import { z } from 'zod';
import { resumeValues } from '#search-templates/language/parsed-resume.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { NO_PARSED_RESUME } from './parsed-resume.ts';

export const parsedResumeSave = defineContract({
  name: 'parsed-resume-save',
  method: 'POST',
  path: '/parsed-resume/{jobId}',
  roles: ['admin'],
  summary:
    'Saves a resume with these facts: a new candidate, or what a known one lacks. What somebody typed is never overwritten.',
  params: z.strictObject({ jobId: recordId }),
  body: resumeValues,
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    outcome: z.enum(['created', 'updated']),
    applicantID: z.string(),
    candidate: z.string(),
  }),
  errors: { 404: NO_PARSED_RESUME, 409: 'It can’t be saved; the message says why.' },
});
