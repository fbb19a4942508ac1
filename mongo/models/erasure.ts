import { Schema, type Types } from 'mongoose';
import { key, number, oneOf, plainPartOptions, recordOptions, requiredDate, requiredText } from './schema-types.ts';

/** The receipt of a person's erasure: nothing in it says who it was. */
export interface ErasureRecord {
  _id: Types.ObjectId;
  /** `ERA-000001` and up. */
  id: string;
  at: Date;
  /** Who asked for it. */
  by: 'admin' | 'self';
  /** What was removed, by kind; kinds of which there was nothing are left out. */
  removed: { kind: string; count: number }[];
}

const removed = new Schema({ kind: requiredText(60), count: number(1, Number.MAX_SAFE_INTEGER) }, plainPartOptions);

export const erasureSchema = new Schema<ErasureRecord>(
  { id: key, at: requiredDate, by: { ...oneOf(['admin', 'self']), required: true }, removed: [removed] },
  recordOptions,
);

erasureSchema.index({ id: 1 }, { unique: true });
