import { Schema, type Types } from 'mongoose';
import { oneOf, recordOptions, requiredDate, requiredId, text } from './schema-types.ts';

/** As /privacy-policy promises: security logs are kept for at least a year. */
export const SESSION_LOG_DAYS = 366;

/** A sign-in or a sign-out, kept for the history pages. */
export interface SessionLogRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  status: 'in' | 'out';
  ipAddress?: string;
  browserName?: string;
  fingerPrintId?: string;
  createdAt: Date;
}

export const sessionLogSchema = new Schema<SessionLogRecord>(
  {
    userId: requiredId,
    status: { ...oneOf(['in', 'out']), required: true },
    ipAddress: text(64),
    browserName: text(200),
    fingerPrintId: text(200),
    createdAt: requiredDate,
  },
  recordOptions,
);

sessionLogSchema.index({ userId: 1, createdAt: -1, _id: -1 });
sessionLogSchema.index({ createdAt: -1, _id: -1 });
sessionLogSchema.index({ createdAt: 1 }, { expireAfterSeconds: SESSION_LOG_DAYS * 24 * 60 * 60 });
