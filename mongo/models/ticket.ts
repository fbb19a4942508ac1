import { Schema, type Types } from 'mongoose';
import { id, oneOf, recordOptions, requiredDate, requiredId, text } from './schema-types.ts';

/** Days after a ticket was resolved; an unresolved one stays as long as its account. */
export const RESOLVED_TICKET_DAYS = 730;

export interface TicketRecord {
  _id: Types.ObjectId;
  /** `TKT-000001` and up. */
  ticketId: string;
  user: Types.ObjectId;
  subject: string;
  message: string;
  status: 'raised' | 'resolved';
  createdAt: Date;
  resolvedAt?: Date;
  resolvedBy?: Types.ObjectId;
}

const between = (minlength: number, maxlength: number) => ({ ...text(maxlength), minlength, required: true });

export const ticketSchema = new Schema<TicketRecord>(
  {
    ticketId: { ...text(20), required: true },
    user: requiredId,
    subject: between(10, 200),
    message: between(20, 5_000),
    status: { ...oneOf(['raised', 'resolved']), required: true, default: 'raised' },
    createdAt: requiredDate,
    resolvedAt: Date,
    resolvedBy: id,
  },
  recordOptions,
);

ticketSchema.index({ ticketId: 1 }, { unique: true });
ticketSchema.index({ user: 1, createdAt: -1, _id: -1 });
ticketSchema.index({ status: 1, createdAt: -1, _id: -1 });
ticketSchema.index({ createdAt: -1, _id: -1 });
ticketSchema.index({ resolvedAt: 1 }, { expireAfterSeconds: RESOLVED_TICKET_DAYS * 24 * 60 * 60 });
