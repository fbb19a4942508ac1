import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const parsingRunCancel = defineContract({
  name: 'parsing-run-cancel',
  method: 'POST',
  path: '/parsing-run/{jobId}/cancel',
  roles: ['admin'],
  summary:
    'Ends a bulk parsing of the caller’s, or a run through the inbox, after the file it is at. What was read until then stays; of the inbox, the rest waits on.',
  params: z.strictObject({ jobId: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'There is no such run.', 409: 'The run has ended.' },
});
