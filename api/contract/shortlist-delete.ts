import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';
import { NO_SHORTLIST } from './shortlist-shape.ts';

export const shortlistDelete = defineContract({
  name: 'shortlist-delete',
  method: 'DELETE',
  path: '/shortlists/{id}',
  roles: ['employer', 'admin'],
  summary: 'Deletes a list; its candidates stay.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: NO_SHORTLIST },
});
