import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { ticket, ticketKey, ticketOwner } from './ticket.ts';

export const fetchTicket = defineContract({
  name: 'fetch-ticket',
  method: 'GET',
  path: '/fetch-tickets/{id}',
  roles: 'signed-in',
  summary: 'One ticket and who raised it.',
  params: z.strictObject({ id: ticketKey }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    ticket,
    /** Null where the account is gone. */
    user: ticketOwner.nullable(),
  }),
  errors: { 404: 'There is no such ticket, or it is another account’s.' },
});
