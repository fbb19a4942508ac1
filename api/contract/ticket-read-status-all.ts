import { z } from 'zod';
import { defineContract } from './define-contract.ts';

export const ticketReadStatusAll = defineContract({
  name: 'ticket-read-status-all',
  method: 'PUT',
  path: '/ticket-read-status-all',
  roles: 'signed-in',
  summary: 'Marks all notifications of the session’s account as read.',
  body: z.strictObject({
    /** The account’s own `_id` or `id`, or one of its notifications; the session says whose they are. */
    id: z.string().max(64).optional(),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'The id is another account’s.' },
});
