import { Types } from 'mongoose';
import type { CurrentUser } from '#api/http/contract.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { readPage } from '#api/http/request.ts';
import { presentUser } from '#api/http/session.ts';
import { markFeedChanged } from '#api/notifications/notify.ts';
import { canFor, canForAny } from '#domain/permissions.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { NotificationRecord } from '#mongo/models/notification.ts';
import type { TicketRecord } from '#mongo/models/ticket.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { markResolved, raiseTicket } from './change-ticket.ts';
import {
  fetchTicket,
  fetchTickets,
  resolveTicket,
  TICKETS_PER_PAGE,
  type Ticket,
  type TicketOwner,
  ticketRaise,
  ticketReadStatus,
  ticketReadStatusAll,
} from './contract.ts';

export const ticketRaiseRoute = handler(ticketRaise, async ({ input: { body }, session, deps }) => {
  await deps.limits.ticketsByAccount.take(session.user._id);
  const ticketId = await raiseTicket(deps, { user: session.user, ...body });
  return { success: true, message: `Ticket ${ticketId} raised successfully!` };
});

export const ticketReadStatusRoute = handler(
  ticketReadStatus,
  async ({ input: { body }, session, deps: { mongo } }) => {
    const _id = new Types.ObjectId(body.id);
    const record = await mongo.notifications.findOne({ _id }).lean<NotificationRecord>();
    if (!record?.user.equals(session.user._id)) throw new ApiError(404, 'Notification not found.');
    if (!record.isRead) {
      await mongo.notifications.updateOne({ _id }, { $set: { isRead: true } });
      await markFeedChanged(mongo, record.user);
    }
    return { success: true, message: 'Notification marked as read.' };
  },
);

export const ticketReadStatusAllRoute = handler(
  ticketReadStatusAll,
  async ({ input: { body }, session, deps: { mongo } }) => {
    if (body.id !== undefined && !(await isOwn(mongo, session.user, body.id))) {
      throw new ApiError(404, 'Notification not found.');
    }
    const user = new Types.ObjectId(session.user._id);
    const { modifiedCount } = await mongo.notifications.updateMany({ user, isRead: false }, { $set: { isRead: true } });
    if (modifiedCount > 0) await markFeedChanged(mongo, user);
    return { success: true, message: 'All notifications marked as read.' };
  },
);

/** Whether the id is the account's, or that of one of its notifications. */
async function isOwn(mongo: Mongo, user: CurrentUser, id: string): Promise<boolean> {
  if (id === user._id || id === user.id) return true;
  if (!/^[0-9a-f]{24}$/.test(id)) return false;
  const record = await mongo.notifications.findOne({ _id: new Types.ObjectId(id) }).lean<NotificationRecord>();
  return record?.user.equals(user._id) ?? false;
}

/** Presents a ticket without its author and resolver. */
function presentTicket(record: TicketRecord): Ticket {
  return {
    _id: String(record._id),
    ticketId: record.ticketId,
    subject: record.subject,
    message: record.message,
    status: record.status,
    createdAt: record.createdAt.toISOString(),
  };
}

/** Presents the author of a ticket to those who may see it. */
function presentTicketOwner(user: UserRecord): TicketOwner {
  const { _id, firstName, lastName, email, contact, role } = presentUser(user);
  return { _id, firstName, lastName, email, contact, role };
}

/** Finds a ticket by `_id` or display number. Throws 404 if there is none. */
async function findTicket(mongo: Mongo, key: string): Promise<TicketRecord> {
  const filter = key.startsWith('TKT-') ? { ticketId: key } : { _id: new Types.ObjectId(key) };
  const ticket = await mongo.tickets.findOne(filter).lean<TicketRecord>();
  if (!ticket) throw noSuchTicket();
  return ticket;
}

const noSuchTicket = () => new ApiError(404, 'Ticket not found.');

export const fetchTicketRoute = handler(fetchTicket, async ({ input: { params }, session, deps: { mongo } }) => {
  const ticket = await findTicket(mongo, params.id);
  if (!canFor(session.user, 'tickets.read', String(ticket.user))) throw noSuchTicket();
  const owner = await mongo.users.findOne({ _id: ticket.user }).lean<UserRecord>();
  return {
    success: true,
    message: 'Ticket found.',
    ticket: presentTicket(ticket),
    user: owner && presentTicketOwner(owner),
  };
});

/** Limit for requests without a page. */
const NEWEST = 1_000;

export const fetchTicketsRoute = handler(fetchTickets, async ({ input: { query }, session, deps: { mongo } }) => {
  const { page, status } = query;
  const filter = {
    ...(!canForAny(session.user, 'tickets.read') && { user: new Types.ObjectId(session.user._id) }),
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

export const resolveTicketRoute = handler(resolveTicket, async ({ input: { body }, session, deps }) => {
  const ticket = await findTicket(deps.mongo, body.ticketId);
  if (!(await markResolved(deps, ticket, new Types.ObjectId(session.user._id)))) {
    throw new ApiError(409, 'This ticket is resolved already.');
  }
  return { success: true, message: `Ticket ${ticket.ticketId} resolved successfully!` };
});
