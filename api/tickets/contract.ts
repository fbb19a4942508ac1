import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { defineContract } from '#api/http/contract.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { roles } from '#domain/roles.ts';

/** Characters of the trimmed text. */
export const TICKET_LIMITS = { subject: { min: 10, max: 200 }, message: { min: 20, max: 5_000 } } as const;

export const ticketStatuses = ['raised', 'resolved'] as const;

const ticket = z.strictObject({
  _id: z.string(),
  /** `TKT-000001` and up. */
  ticketId: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(ticketStatuses),
  createdAt: z.string(),
});
export type Ticket = z.infer<typeof ticket>;

/** The account that raised a ticket. */
const ticketOwner = z.strictObject({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  contact: z.string(),
  role: z.enum(roles),
});
export type TicketOwner = z.infer<typeof ticketOwner>;

/** A ticket’s `_id` or display number. */
export const ticketKey = z
  .string()
  .regex(/^([0-9a-f]{24}|TKT-\d{6,12})$/, 'must be 24 hex digits, or TKT- and at least six digits');

const text = (name: string, { min, max }: { min: number; max: number }) =>
  z
    .string(`${name} is required!`)
    .trim()
    .min(min, `${name} must have at least ${min} characters!`)
    .max(max, `${name} may have at most ${max.toLocaleString('en-IN')} characters!`);

export const ticketRaise = defineContract({
  name: 'ticket-raise',
  method: 'POST',
  path: '/ticket-raise',
  roles: rolesThatCan('tickets.raise'),
  summary: 'Raises a support ticket; the admins are notified.',
  body: z.strictObject({
    subject: text('Subject', TICKET_LIMITS.subject),
    message: text('Message', TICKET_LIMITS.message),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 429: 'The account has raised many tickets lately; Retry-After says when to try again.' },
});

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

export const ticketReadStatusAll = defineContract({
  name: 'ticket-read-status-all',
  method: 'PUT',
  path: '/ticket-read-status-all',
  roles: 'signed-in',
  summary: 'Marks all notifications of the session’s account as read.',
  body: z.strictObject({
    /** The account’s own `_id` or `id`, or one of its notifications; the session decides whose are marked. */
    id: z.string().max(64).optional(),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'The id is another account’s.' },
});

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
    /** Null if the account no longer exists. */
    user: ticketOwner.nullable(),
  }),
  errors: { 404: 'There is no such ticket, or it is another account’s.' },
});

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
    /** On all pages together. */
    total: z.int(),
  }),
  errors: {},
});

export const resolveTicket = defineContract({
  name: 'resolve-ticket',
  method: 'PUT',
  path: '/resolve-ticket',
  roles: rolesThatCan('tickets.resolve'),
  summary: 'Resolves a raised ticket; its owner is notified.',
  body: z.strictObject({ ticketId: ticketKey }),
  response: z.strictObject({ success: z.literal(true), message: z.string() }),
  errors: { 404: 'There is no such ticket.', 409: 'The ticket is resolved already.' },
});
