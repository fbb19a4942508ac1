import { z } from 'zod';
import { roles } from './define-contract.ts';

/** Characters, the text trimmed. */
export const TICKET_LIMITS = { subject: { min: 10, max: 200 }, message: { min: 20, max: 5_000 } } as const;

export const ticketStatuses = ['raised', 'resolved'] as const;

export const ticket = z.strictObject({
  _id: z.string(),
  /** `TKT-000001` and up. */
  ticketId: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(ticketStatuses),
  createdAt: z.string(),
});
export type Ticket = z.infer<typeof ticket>;

/** Who raised a ticket. */
export const ticketOwner = z.strictObject({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  contact: z.string(),
  role: z.enum(roles),
});
export type TicketOwner = z.infer<typeof ticketOwner>;

/** A ticket’s `_id`, or the number that people read. */
export const ticketKey = z
  .string()
  .regex(/^([0-9a-f]{24}|TKT-\d{6,12})$/, 'must be 24 hex digits, or TKT- and at least six digits');
