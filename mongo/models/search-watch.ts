import { Schema, type Types } from 'mongoose';
import { id, recordOptions, requiredId } from './schema-types.ts';

/** The state of a saved search's alert; created when the alert is first set. */
export interface SearchWatchRecord {
  /** The saved search's. */
  _id: Types.ObjectId;
  /**
   * When to check next. A process advances it to take the check, so it serves as the lease. Absent while the alert is
   * off.
   */
  nextLookAt?: Date;
  /** All candidates found so far, notified or initial: prevents a second notification of the same candidate. */
  known: Types.ObjectId[];
  /** New matches already in `known`, until their notification is stored under this `_id`. */
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
