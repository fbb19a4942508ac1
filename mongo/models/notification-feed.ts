import { Schema, SchemaTypes, type Types } from 'mongoose';
import { recordOptions } from './schema-types.ts';

/**
 * Number of changes of an account's notifications. Open pages watch it by key, regardless of which process made the
 * change, and then read the notifications themselves.
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
