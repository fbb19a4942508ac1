import { Schema, type Types } from 'mongoose';
import { id, recordOptions, requiredId } from './schema-types.ts';

/** How far the alert of a saved search is; made when it is first set. */
export interface SearchWatchRecord {
  /** The saved search's. */
  _id: Types.ObjectId;
  /** When to look next; moved on by whoever takes it up, which is the lease. Absent while the alert is off. */
  nextLookAt?: Date;
  /** Everybody it ever found, told of or there from the start: nobody is told of twice. */
  known: Types.ObjectId[];
  /** News already in `known`, until its notification is stored under this `_id`. */
  news?: { notification: Types.ObjectId; candidates: Types.ObjectId[] };
}

const newsSchema = new Schema({ notification: requiredId, candidates: [id] }, { _id: false, strict: 'throw' });

export const searchWatchSchema = new Schema<SearchWatchRecord>(
  {
    _id: requiredId,
    nextLookAt: Date,
    known: [id],
    news: newsSchema,
  },
  recordOptions,
);

searchWatchSchema.index({ nextLookAt: 1 });
