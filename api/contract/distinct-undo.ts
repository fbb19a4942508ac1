import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { distinctCandidates } from './distinct-mark.ts';

export const distinctUndo = defineContract({
  name: 'distinct-undo',
  method: 'POST',
  path: '/duplicates/distinct/undo',
  roles: ['admin'],
  summary: 'Takes back what distinct-mark said: where they still share something they are shown as duplicates again.',
  body: distinctCandidates,
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'None of these pairs was told apart.' },
});
