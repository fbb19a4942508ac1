import { Types } from 'mongoose';
import { markResolved } from '#api/commands/resolve-ticket.ts';
import { resolveTicket } from '#api/contract/resolve-ticket.ts';
import { ApiError } from '#api/errors.ts';
import { findTicket } from '#api/tickets/find-ticket.ts';
import { handler } from './handler.ts';

export const resolveTicketRoute = handler(resolveTicket, async ({ input: { body }, session, deps }) => {
  const ticket = await findTicket(deps.mongo, body.ticketId);
  if (!(await markResolved(deps, ticket, new Types.ObjectId(session.user._id)))) {
    throw new ApiError(409, 'This ticket is resolved already.');
  }
  return { success: true, message: `Ticket ${ticket.ticketId} resolved successfully!` };
});
