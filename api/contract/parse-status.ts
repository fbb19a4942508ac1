import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const parseStates = ['pending', 'queued', 'in_progress', 'progress', 'completed', 'failed'] as const;

export const parseStatus = defineContract({
  name: 'parse-status',
  method: 'GET',
  path: '/parse-status',
  roles: ['admin'],
  summary:
    'The caller’s parsing jobs that are under way or were among the newest, each at once and at every change. A reconnect hears the present state of all of them.',
  stream: {
    message: z.strictObject({ jobId: z.string(), type: z.enum(parseStates), message: z.string() }),
    error: z.strictObject({ message: z.string() }),
  },
  errors: {},
});
