import { Schema, type Types } from 'mongoose';
import { type DuplicateReason, duplicateReasons } from '#mongo/identity/duplicate-keys.ts';
import { flag, id, key, number, recordOptions, requiredId } from './schema-types.ts';

/** Candidates that may be one person, found by the newest duplicate search. */
export interface DuplicateGroupRecord {
  /** `<task>:<place>`. */
  _id: string;
  task: Types.ObjectId;
  /** Strongest first, from 0. */
  place: number;
  candidates: Types.ObjectId[];
  reasons: DuplicateReason[];
  /** An admin has marked all of them as different people: not shown. */
  settled: boolean;
}

export const duplicateGroupSchema = new Schema<DuplicateGroupRecord>(
  {
    _id: key,
    task: requiredId,
    place: number(0, 1_000_000),
    candidates: [id],
    reasons: [{ type: String, enum: [...duplicateReasons] }],
    settled: flag,
  },
  recordOptions,
);

duplicateGroupSchema.index({ task: 1, place: 1 });
duplicateGroupSchema.index({ settled: 1, place: 1 });
duplicateGroupSchema.index({ candidates: 1 });
