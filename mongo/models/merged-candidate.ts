import { Schema, type Types } from 'mongoose';
import { id, recordOptions, requiredDate, requiredId } from './schema-types.ts';

/** A candidate that was merged into another; redirects from its id. */
export interface MergedCandidateRecord {
  /** The `_id` of the removed candidate. */
  _id: Types.ObjectId;
  into: Types.ObjectId;
  at: Date;
  by: Types.ObjectId;
  /** The account that moves, if the removed candidate had it. */
  user?: Types.ObjectId;
}

export const mergedCandidateSchema = new Schema<MergedCandidateRecord>(
  { _id: requiredId, into: requiredId, at: requiredDate, by: requiredId, user: id },
  recordOptions,
);

mergedCandidateSchema.index({ into: 1 });
