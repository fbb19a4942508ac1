import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { receiptShape } from './erasure-shape.ts';
import { recordId } from './fields/record-id.ts';

export const adminUserDelete = defineContract({
  name: 'admin-user-delete',
  method: 'DELETE',
  path: '/admin/users/{id}',
  roles: ['admin'],
  summary:
    'Deletes an account and ends its sessions. A job seeker’s profile, resumes, applications and saves go with it, and the answer has the receipt of that; an employer’s jobs become drafts.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    /** Of a job seeker, who is erased with all that is known of them. */
    receipt: receiptShape.optional(),
  }),
  errors: { 404: 'There is no such account.', 409: 'It is the admin’s own account, or the last admin’s.' },
});
