import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const candidateResumeText = defineContract({
  name: 'candidate-resume-text',
  method: 'GET',
  path: '/candidate/{id}/resume-text',
  roles: ['employer', 'admin'],
  summary:
    'The text of a candidate’s resume, for files that browsers don’t show. An employer’s view counts once an hour.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({ version: recordId.optional() }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), text: z.string() }),
  ownPagesOnly: true,
  errors: { 404: 'There is no such candidate, it has no such resume, or its text is not there.' },
});
