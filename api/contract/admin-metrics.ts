import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const adminMetrics = defineContract({
  name: 'admin-metrics',
  method: 'GET',
  path: '/admin/metrics',
  roles: ['admin'],
  summary: 'The counts on the admin’s dashboard: accounts, candidates that a search can find, jobs.',
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    metrics: z.strictObject({ userManagement: z.int(), candidateManagement: z.int(), jobManagement: z.int() }),
  }),
  errors: {},
});
