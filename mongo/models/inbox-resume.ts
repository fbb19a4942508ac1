import { Schema, type Types } from 'mongoose';
import { recordOptions, requiredDate, requiredId, requiredText } from './schema-types.ts';

/** A resume waiting to be processed. `_id` is that of the stored file with its bytes. */
export interface InboxResumeRecord {
  _id: Types.ObjectId;
  /** The name of the upload or archive entry: shown, and searched for an applicant ID. */
  fileName: string;
  /** Bytes. */
  size: number;
  /** The import that created it. */
  task: Types.ObjectId;
  addedAt: Date;
  addedByName: string;
}

export const inboxResumeSchema = new Schema<InboxResumeRecord>(
  {
    _id: requiredId,
    fileName: requiredText(300),
    size: { type: Number, required: true, min: 0 },
    task: requiredId,
    addedAt: requiredDate,
    addedByName: requiredText(300),
  },
  recordOptions,
);

inboxResumeSchema.index({ addedAt: 1, _id: 1 });

/** Limit of waiting resumes: each may have 10 MB. */
export const INBOX_MOST_RESUMES = 2_000;
