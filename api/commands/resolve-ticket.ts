import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import type { TicketRecord } from '#mongo/models/ticket.ts';
import { notify } from './notify.ts';

/** Resolves a raised ticket and notifies its owner. Gives false, and changes nothing, where it was resolved already. */
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
    // the ticket is resolved: a second try would be refused
    log.error({ err: error, ticketId: ticket.ticketId }, 'the owner was not notified of a resolved ticket'),
  );
  return true;
}
