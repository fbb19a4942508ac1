import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const searchHistoryClear = defineContract({
  name: 'search-history-clear',
  method: 'DELETE',
  path: '/search-history',
  roles: ['employer', 'admin'],
  summary: 'Forgets the caller’s own searches.',
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: {},
});
