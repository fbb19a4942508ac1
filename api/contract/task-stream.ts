import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { taskView } from './task-view.ts';

export const taskStream = defineContract({
  name: 'task-stream',
  method: 'GET',
  path: '/tasks/{id}/stream',
  roles: ['admin'],
  summary: 'A task’s progress: its whole state at each change, then `done`, whatever state it ended in.',
  params: z.strictObject({ id: recordId }),
  stream: { message: taskView, done: taskView },
  errors: { 404: 'There is no such task.' },
});
