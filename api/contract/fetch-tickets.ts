import { z } from 'zod';
import { defineContract } from './define-contract.ts';
import { ticket, ticketStatuses } from './ticket.ts';

export const TICKETS_PER_PAGE = 20;

export const fetchTickets = defineContract({
  name: 'fetch-tickets',
  method: 'GET',
  path: '/fetch-tickets',
  roles: 'signed-in',
  summary: 'The account’s own tickets, an admin’s all, newest first: a page of 20, or without `page` the newest 1,000.',
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    status: z.enum(ticketStatuses).optional(),
  }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    ticket: z.array(ticket),
    /** Of all pages. */
    total: z.int(),
  }),
  errors: {},
});
