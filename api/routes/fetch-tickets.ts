import { Types } from 'mongoose';
import { fetchTickets, TICKETS_PER_PAGE } from '#api/contract/fetch-tickets.ts';
import { presentTicket } from '#api/presenters/present-ticket.ts';
import { readPage } from '#api/read-page.ts';
import { handler } from './handler.ts';

/** For a caller that asks for no page. */
const NEWEST = 1_000;

export const fetchTicketsRoute = handler(fetchTickets, async ({ input: { query }, session, deps: { mongo } }) => {
  const { page, status } = query;
  const filter = {
    ...(session.user.role !== 'admin' && { user: new Types.ObjectId(session.user._id) }),
    ...(status && { status }),
  };
  const { records, total } = await readPage(mongo.tickets, filter, {
    sort: { createdAt: -1, _id: -1 },
    page: page ?? 1,
    perPage: page ? TICKETS_PER_PAGE : NEWEST,
  });
  return {
    success: true,
    message: total === 0 ? 'No tikcets found' : 'Tickets found.',
    ticket: records.map(presentTicket),
    total,
  };
});
