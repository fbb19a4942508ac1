import { Schema, type Types } from 'mongoose';
import { key, oneOf, recordOptions, requiredDate, requiredId } from './schema-types.ts';

export const emailChangeStates = ['open', 'undone', 'void'] as const;

/** A change of an account's email that the owner of the former address may undo. */
export interface EmailChangeRecord {
  /** Hash of the token in the link mailed to `from`. */
  _id: string;
  user: Types.ObjectId;
  from: string;
  to: string;
  /** The account's `emailVersion` after the change. */
  version: number;
  at: Date;
  /** When the link expires; MongoDB then deletes the record. */
  expiresAt: Date;
  /** `void`: an earlier change was undone. */
  state: (typeof emailChangeStates)[number];
}

export const emailChangeSchema = new Schema<EmailChangeRecord>(
  {
    _id: key,
    user: requiredId,
    from: key,
    to: key,
    version: { type: Number, required: true },
    at: requiredDate,
    expiresAt: requiredDate,
    state: { ...oneOf(emailChangeStates), required: true },
  },
  recordOptions,
);

emailChangeSchema.index({ user: 1 });
emailChangeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
