import { Schema, type Types } from 'mongoose';
import { id, recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** A candidate that went up in another: its id leads there. */
export interface MergedCandidateRecord {
  /** The `_id` of the candidate that is gone. */
  _id: Types.ObjectId;
  into: Types.ObjectId;
  at: Date;
  by: Types.ObjectId;
  /** The account that goes over, where the one that is gone had it. */
  user?: Types.ObjectId;
}

export const mergedCandidateSchema = new Schema<MergedCandidateRecord>(
  { _id: requiredId, into: requiredId, at: requiredDate, by: requiredId, user: id },
  recordOptions,
);

mergedCandidateSchema.index({ into: 1 });
