import { Schema, SchemaTypes, type Types } from 'mongoose';
import { recordOptions } from './schema-types.ts';

/** Numbers that change with every view of a candidate. Kept apart, so that a view reindexes nothing. */
export interface CandidateCounterRecord {
  /** The candidate's `_id`. */
  _id: Types.ObjectId;
  profileViews: number;
  resumeViews: number;
  resumeDownloads: number;
  comments: number;
  /** Keys of the newest views that are counted, so that a repeated view isn't. */
  counted?: Types.ObjectId[];
  /** Merges that have moved counts to or from here. */
  moves?: Types.ObjectId[];
}

/** More than one candidate gets in an hour: a key is needed for an hour only. 12 bytes each. */
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
