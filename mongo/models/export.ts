import { Schema, type Types } from 'mongoose';
import { recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** Who exported candidates, when, and how many. */
export interface ExportRecord {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  at: Date;
  candidates: number;
}

export const exportSchema = new Schema<ExportRecord>(
  { user: requiredId, at: requiredDate, candidates: { type: Number, required: true, min: 0 } },
  recordOptions,
);

exportSchema.index({ user: 1, at: -1 });
