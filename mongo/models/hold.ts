import { Schema } from 'mongoose';
import { key, recordOptions, requiredDate } from './schema-types.ts';

/** Somebody is saving a profile or a job just now: one at a time, in whichever process. See api/hold-record.ts. */
export interface HoldRecord {
  /** The candidate's or the job's `_id` as hex digits. */
  _id: string;
  at: Date;
}

export const holdSchema = new Schema<HoldRecord>({ _id: key, at: requiredDate }, recordOptions);
