import { z } from 'zod';
import { currentUser } from './current-user.ts';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

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
