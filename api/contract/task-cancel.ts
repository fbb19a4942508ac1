import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const taskCancel = defineContract({
  name: 'task-cancel',
  method: 'POST',
  path: '/tasks/{id}/cancel',
  roles: ['admin'],
  summary: 'Asks a task to stop; it does so at its next step.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'There is no such task.', 409: 'The task has ended.' },
});
