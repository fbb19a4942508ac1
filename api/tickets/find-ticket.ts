import { Types } from 'mongoose';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TicketRecord } from '#mongo/models/ticket.ts';

/** By `_id` or by the number that people read. Throws 404 where there is none. */
export async function findTicket(mongo: Mongo, key: string): Promise<TicketRecord> {
  const filter = key.startsWith('TKT-') ? { ticketId: key } : { _id: new Types.ObjectId(key) };
  const ticket = await mongo.tickets.findOne(filter).lean<TicketRecord>();
  if (!ticket) throw noSuchTicket();
  return ticket;
}

export const noSuchTicket = () => new ApiError(404, 'Ticket not found.');
