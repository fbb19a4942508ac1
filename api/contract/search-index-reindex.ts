import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { taskStarted } from './task-view.ts';

export const searchIndexReindex = defineContract({
  name: 'search-index-reindex',
  method: 'POST',
  path: '/search-index/reindex',
  roles: ['admin'],
  summary: 'Makes an index anew from MongoDB beside the old one, then puts it in its place.',
  body: z.strictObject({ entity: z.enum(['candidates', 'jobs']).default('candidates') }),
  response: taskStarted,
  errors: { 409: 'A reindex is already under way.' },
});
