import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { recordId } from './fields/record-id.ts';

export const ticketReadStatus = defineContract({
  name: 'ticket-read-status',
  method: 'PUT',
  path: '/ticket-read-status',
  roles: 'signed-in',
  summary: 'Marks one of the account’s own notifications as read.',
  body: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'The account has no such notification.' },
});
