import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { currentUser, recordId } from './shapes.ts';

export const adminUser = defineContract({
  name: 'admin-user',
  method: 'GET',
  path: '/admin/users/{id}',
  roles: ['admin'],
  summary: 'One account.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), user: currentUser }),
  errors: { 404: 'There is no such account.' },
});
