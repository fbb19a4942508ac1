import type { Ticket, TicketOwner } from '#api/contract/ticket.ts';
import type { TicketRecord } from '#mongo/models/ticket.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { presentUser } from './present-user.ts';

/** A ticket without who raised it and who resolved it. */
export function presentTicket(record: TicketRecord): Ticket {
  return {
    _id: String(record._id),
    ticketId: record.ticketId,
    subject: record.subject,
    message: record.message,
    status: record.status,
    createdAt: record.createdAt.toISOString(),
  };
}

/** What whoever sees a ticket may know of the account that raised it. */
export function presentTicketOwner(user: UserRecord): TicketOwner {
  const { _id, firstName, lastName, email, contact, role } = presentUser(user);
  return { _id, firstName, lastName, email, contact, role };
}
