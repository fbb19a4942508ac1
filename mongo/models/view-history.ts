import { Schema, type Types } from 'mongoose';
import { oneOf, recordOptions, requiredDate, requiredId } from './schema-types.ts';

export const viewKinds = ['profile-view', 'resume-view', 'resume-download'] as const;

/** The counts on a candidate’s card are stored elsewhere and stay. */
export const VIEW_HISTORY_DAYS = 730;

/** An employer viewed a candidate; source of the three histories on the admin's page. */
export interface ViewHistoryRecord {
  /** Derived from employer, candidate, kind and hour: one record per hour. Earlier records have any id. */
  _id: Types.ObjectId;
  employer: Types.ObjectId;
  candidateId: Types.ObjectId;
  kind: (typeof viewKinds)[number];
  at: Date;
}

export const viewHistorySchema = new Schema<ViewHistoryRecord>(
  {
    employer: requiredId,
    candidateId: requiredId,
    kind: { ...oneOf(viewKinds), required: true },
    at: requiredDate,
  },
  recordOptions,
);

viewHistorySchema.index({ employer: 1, kind: 1, at: -1 });
viewHistorySchema.index({ candidateId: 1 });
viewHistorySchema.index({ at: 1 }, { expireAfterSeconds: VIEW_HISTORY_DAYS * 24 * 60 * 60 });
