import { Schema } from 'mongoose';
import { key, recordOptions, requiredDate } from './schema-types.ts';

/** Concurrent searches of a busy account in each API process: see api/search/search-limit.ts. */
export interface SearchLoadRecord {
  /** The account's `_id` as hex digits. */
  _id: string;
  /** By process: the maximum within its last second. */
  processes: Record<string, { peak: number; at: Date }>;
  /** MongoDB then deletes the record. */
  until: Date;
}

export const searchLoadSchema = new Schema<SearchLoadRecord>(
  { _id: key, processes: { type: Object, required: true }, until: requiredDate },
  recordOptions,
);

searchLoadSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
