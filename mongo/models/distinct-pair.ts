import { Schema, type Types } from 'mongoose';
import { id, key, recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** Two candidates that an admin has marked as different people. */
export interface DistinctPairRecord {
  /** See `pairKey`. */
  _id: string;
  /** Both candidates. */
  candidates: Types.ObjectId[];
  by: Types.ObjectId;
  at: Date;
}

export const distinctPairSchema = new Schema<DistinctPairRecord>(
  { _id: key, candidates: [id], by: requiredId, at: requiredDate },
  recordOptions,
);

distinctPairSchema.index({ candidates: 1 });
distinctPairSchema.index({ at: -1, _id: 1 });
