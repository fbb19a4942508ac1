import { Schema, SchemaTypes, type Types } from 'mongoose';
import { recordOptions } from './schema-types.ts';

/**
 * How often an account's notifications have changed. Open pages watch it by key, whichever process wrote the change;
 * what changed is read from the notifications themselves.
 */
export interface NotificationFeedRecord {
  /** The account's `_id`. */
  _id: Types.ObjectId;
  changes: number;
}

export const notificationFeedSchema = new Schema<NotificationFeedRecord>(
  {
    _id: { type: SchemaTypes.ObjectId, required: true },
    changes: { type: Number, default: 0, min: 0 },
  },
  recordOptions,
);
