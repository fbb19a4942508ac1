import { Schema } from 'mongoose';
import { type TrackedEntity, trackedEntities } from '#mongo/changes/change-event.ts';
import { key, oneOf, recordOptions, requiredDate, text } from './schema-types.ts';

/** A change that could not be indexed, and why. One per record and index: a new failure replaces the last. */
export interface DeadLetterRecord {
  /** `<index>/<entity>/<record id>`. */
  _id: string;
  index: string;
  entity: TrackedEntity;
  /** 24 hex digits, or the content of an unreadable message. */
  recordId: string;
  revision?: number;
  reason: string;
  failedAt: Date;
  attempts: number;
}

export const deadLetterSchema = new Schema<DeadLetterRecord>(
  {
    _id: key,
    index: key,
    entity: { ...oneOf(trackedEntities), required: true },
    recordId: text(200),
    revision: Number,
    reason: text(5_000),
    failedAt: requiredDate,
    attempts: { type: Number, default: 1, min: 1 },
  },
  recordOptions,
);

deadLetterSchema.index({ failedAt: -1 });
