import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const resumeInboxClear = defineContract({
  name: 'resume-inbox-clear',
  method: 'DELETE',
  path: '/resume-inbox',
  roles: ['admin'],
  summary: 'Takes every resume out of the inbox, unprocessed.',
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 409: 'The inbox is being processed.' },
});
