import { Schema, SchemaTypes, type Types } from 'mongoose';
import { recordOptions } from './schema-types.ts';

/** Counters that change with every profile view. Stored separately, so that a view causes no reindexing. */
export interface CandidateCounterRecord {
  /** The candidate's `_id`. */
  _id: Types.ObjectId;
  profileViews: number;
  resumeViews: number;
  resumeDownloads: number;
  comments: number;
  /** Keys of the newest counted views, so that a repeated view isn't counted. */
  counted?: Types.ObjectId[];
  /** Merges that have moved counts to or from this record. */
  moves?: Types.ObjectId[];
}

/** More than a candidate gets in an hour, and a key is needed for only an hour. 12 bytes each. */
export const NEWEST_COUNTED = 200;

const count = { type: Number, default: 0, min: 0 } as const;

export const candidateCounterSchema = new Schema<CandidateCounterRecord>(
  {
    _id: { type: SchemaTypes.ObjectId, required: true },
    profileViews: count,
    resumeViews: count,
    resumeDownloads: count,
    comments: count,
    counted: { type: [SchemaTypes.ObjectId], default: undefined },
    moves: { type: [SchemaTypes.ObjectId], default: undefined },
  },
  recordOptions,
);
