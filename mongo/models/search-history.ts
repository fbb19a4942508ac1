import { Schema, SchemaTypes, type Types } from 'mongoose';
import { key, recordOptions, requiredDate, requiredId } from './schema-types.ts';

export const SEARCH_HISTORY_DAYS = 90;
export const SEARCH_HISTORY_LENGTH = 200;

/** A search that an account ran; repeats update it. */
export interface SearchHistoryRecord {
  /** `<account>:<hash of the filter>`. */
  _id: string;
  user: Types.ObjectId;
  filter: Record<string, unknown>;
  filterVersion: number;
  /** How many candidates it found the last time, up to 10,000. */
  found: number;
  /** When it was last run. */
  at: Date;
}

export const searchHistorySchema = new Schema<SearchHistoryRecord>(
  {
    _id: key,
    user: requiredId,
    filter: { type: SchemaTypes.Mixed, required: true },
    filterVersion: { type: Number, required: true },
    found: { type: Number, required: true, min: 0 },
    at: requiredDate,
  },
  recordOptions,
);

searchHistorySchema.index({ user: 1, at: -1, _id: -1 });
searchHistorySchema.index({ at: 1 }, { expireAfterSeconds: SEARCH_HISTORY_DAYS * 24 * 60 * 60 });
