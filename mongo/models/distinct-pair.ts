import { Schema, type Types } from 'mongoose';
import { id, key, recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** Two candidates of whom an admin has said that they are two people. */
export interface DistinctPairRecord {
  /** As of `pairKey`. */
  _id: string;
  /** The two. */
  candidates: Types.ObjectId[];
  by: Types.ObjectId;
  at: Date;
}

export const distinctPairSchema = new Schema<DistinctPairRecord>(
  { _id: key, candidates: [id], by: requiredId, at: requiredDate },
  recordOptions,
);

distinctPairSchema.index({ candidates: 1 });
distinctPairSchema.index({ at: -1 });
