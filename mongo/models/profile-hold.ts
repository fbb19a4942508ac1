import { Schema } from 'mongoose';
import { key, recordOptions, requiredDate } from './schema-types.ts';

/** Somebody is saving a profile just now: one at a time, in whichever process. */
export interface ProfileHoldRecord {
  /** The candidate's `_id` as hex digits. */
  _id: string;
  at: Date;
}

export const profileHoldSchema = new Schema<ProfileHoldRecord>({ _id: key, at: requiredDate }, recordOptions);
