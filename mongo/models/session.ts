import { Schema, type Types } from 'mongoose';
import { key, recordOptions, requiredDate, requiredId, text } from './schema-types.ts';

/** One sign-in. `_id` is a hash of the random id in the cookie's token. */
export interface SessionRecord {
  _id: string;
  user: Types.ObjectId;
  /** The account's, read together with the password that was checked. Absent: 0. */
  passwordVersion?: number;
  createdAt: Date;
  lastSeenAt: Date;
  /** When it expires; MongoDB then deletes the record. */
  expiresAt: Date;
  revokedAt?: Date;
  /** When the password was last entered. Absent: at `createdAt`. */
  provedAt?: Date;
  ipAddress?: string;
  browserName?: string;
  fingerPrintId?: string;
  /** As sent by the screen; no decision depends on it. */
  selectedRole?: string;
}

export const sessionSchema = new Schema<SessionRecord>(
  {
    _id: key,
    user: requiredId,
    passwordVersion: Number,
    createdAt: requiredDate,
    lastSeenAt: requiredDate,
    expiresAt: requiredDate,
    revokedAt: Date,
    provedAt: Date,
    ipAddress: text(64),
    browserName: text(200),
    fingerPrintId: text(200),
    selectedRole: text(20),
  },
  recordOptions,
);

sessionSchema.index({ user: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
