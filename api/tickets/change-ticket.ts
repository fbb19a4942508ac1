import { Types } from 'mongoose';
import type { CurrentUser } from '#api/http/contract.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { accountGone } from '#api/http/errors.ts';
import { fullName } from '#api/http/session.ts';
import { notify } from '#api/notifications/notify.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import { nextDisplayIds } from '#mongo/display-ids.ts';
import type { TicketRecord } from '#mongo/models/ticket.ts';
import type { UserRecord } from '#mongo/models/user.ts';

interface NewTicket {
  user: CurrentUser;
  subject: string;
  message: string;
}

/** Stores a ticket and notifies the admins; returns its number. */
export async function raiseTicket(deps: Dependencies, { user, subject, message }: NewTicket): Promise<string> {
  const { mongo, log, now } = deps;
  const [ticketId] = await nextDisplayIds(mongo, 'tickets', 1);
  if (!ticketId) throw new Error('no number for the ticket');
  const _id = new Types.ObjectId();
  const owner = new Types.ObjectId(user._id);
  await mongo.tickets.insertMany([
    {
      _id,
      ticketId,
      user: owner,
      subject,
      message,
      status: 'raised',
      createdAt: now(),
    },
  ]);
  if (!(await afterCreating(deps, 'tickets', { _id, owner }))) throw accountGone();
  // the ticket is stored: an error would make its author raise it again
  await notifyAdmins(deps, ticketId, user, subject).catch((error: unknown) =>
    log.error({ err: error, ticketId }, 'notifying the admins of a ticket failed'),
  );
  return ticketId;
}

async function notifyAdmins(deps: Dependencies, ticketId: string, by: CurrentUser, subject: string): Promise<void> {
  const admins = await deps.mongo.users
    .find({ role: { $in: rolesThatCan('tickets.resolve') } }, { _id: 1 })
    .lean<Pick<UserRecord, '_id'>[]>();
  for (const { _id } of admins) {
    await notify(deps, {
      user: _id,
      type: 'system-alert',
      title: `New ticket ${ticketId}`,
      description: `${fullName(by)} raised a ticket: ${subject}`,
      link: `/tickets/${ticketId}`,
      about: by._id,
    });
  }
}

/** Resolves a raised ticket and notifies its owner. Returns false and changes nothing if it was already resolved. */
export async function markResolved(
  deps: Dependencies,
  ticket: TicketRecord,
  resolvedBy: Types.ObjectId,
): Promise<boolean> {
  const { mongo, log, now } = deps;
  const { modifiedCount } = await mongo.tickets.updateOne(
    { _id: ticket._id, status: 'raised' },
    { $set: { status: 'resolved', resolvedAt: now(), resolvedBy } },
  );
  if (modifiedCount === 0) return false;
  await notify(deps, {
    user: ticket.user,
    type: 'system-alert',
    title: `Ticket ${ticket.ticketId} resolved`,
    description: `Your ticket has been resolved: ${ticket.subject}`,
    link: `/tickets/${ticket.ticketId}`,
  }).catch((error: unknown) =>
    // the ticket is resolved and a retry would be rejected, so only log the error
    log.error({ err: error, ticketId: ticket.ticketId }, 'notifying the owner of a resolved ticket failed'),
  );
  return true;
}
