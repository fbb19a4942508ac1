import { Schema, SchemaTypes, type Types } from 'mongoose';
import { recordOptions } from './schema-types.ts';

/** Numbers that change with every look at a candidate. Kept apart, so that a look reindexes nothing. */
export interface CandidateCounterRecord {
  /** The candidate's `_id`. */
  _id: Types.ObjectId;
  profileViews: number;
  resumeViews: number;
  resumeDownloads: number;
  comments: number;
}

const count = { type: Number, default: 0, min: 0 } as const;

export const candidateCounterSchema = new Schema<CandidateCounterRecord>(
  {
    _id: { type: SchemaTypes.ObjectId, required: true },
    profileViews: count,
    resumeViews: count,
    resumeDownloads: count,
    comments: count,
  },
  recordOptions,
);
