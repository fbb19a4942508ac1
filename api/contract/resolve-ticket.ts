import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { ticketKey } from './ticket.ts';

export const resolveTicket = defineContract({
  name: 'resolve-ticket',
  method: 'PUT',
  path: '/resolve-ticket',
  roles: ['admin'],
  summary: 'Resolves a raised ticket; its owner is notified.',
  body: z.strictObject({ ticketId: ticketKey }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'There is no such ticket.', 409: 'The ticket is resolved already.' },
});
