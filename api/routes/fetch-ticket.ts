import { fetchTicket } from '#api/contract/fetch-ticket.ts';
import { presentTicket, presentTicketOwner } from '#api/presenters/present-ticket.ts';
import { findTicket, noSuchTicket } from '#api/tickets/find-ticket.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { handler } from './handler.ts';

export const fetchTicketRoute = handler(fetchTicket, async ({ input: { params }, session, deps: { mongo } }) => {
  const ticket = await findTicket(mongo, params.id);
  if (session.user.role !== 'admin' && !ticket.user.equals(session.user._id)) throw noSuchTicket();
  const owner = await mongo.users.findOne({ _id: ticket.user }).lean<UserRecord>();
  return {
    success: true,
    message: 'Ticket found.',
    ticket: presentTicket(ticket),
    user: owner && presentTicketOwner(owner),
  };
});
