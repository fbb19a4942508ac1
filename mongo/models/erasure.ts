import { Schema, type Types } from 'mongoose';
import { key, number, oneOf, plainPartOptions, recordOptions, requiredDate, requiredText } from './schema-types.ts';

/** The receipt of an erasure; it doesn't identify the person. */
export interface ErasureRecord {
  _id: Types.ObjectId;
  /** `ERA-000001` and up. */
  id: string;
  at: Date;
  /** Who requested it. */
  by: 'admin' | 'self';
  /** Counts of removed items by kind; zero counts are omitted. */
  removed: { kind: string; count: number }[];
}

const removed = new Schema({ kind: requiredText(60), count: number(1, Number.MAX_SAFE_INTEGER) }, plainPartOptions);

export const erasureSchema = new Schema<ErasureRecord>(
  { id: key, at: requiredDate, by: { ...oneOf(['admin', 'self']), required: true }, removed: [removed] },
  recordOptions,
);

erasureSchema.index({ id: 1 }, { unique: true });
