import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { taskStarted } from './task-view.ts';

export const searchIndexAudit = defineContract({
  name: 'search-index-audit',
  method: 'POST',
  path: '/search-index/audit',
  roles: ['admin'],
  summary: 'Compares MongoDB and index record by record; with `repair`, mends what differs.',
  body: z.strictObject({
    entity: z.enum(['candidates', 'jobs']).default('candidates'),
    repair: z.boolean().default(true),
  }),
  response: taskStarted,
  errors: { 409: 'An audit is already under way.' },
});
