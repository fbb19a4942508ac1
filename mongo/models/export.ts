import { Schema, type Types } from 'mongoose';
import { recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** Twice as long as the audit log, which names the candidates. */
export const EXPORT_DAYS = 730;

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

exportSchema.index({ at: 1 }, { expireAfterSeconds: EXPORT_DAYS * 24 * 60 * 60 });
