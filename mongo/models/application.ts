import { Schema, type Types } from 'mongoose';
import { flag, key, oneOf, recordOptions, requiredId, requiredText, text } from './schema-types.ts';

/** A job that a job seeker saved, applied to, or both. `_id` is `<user>:<job>`, so there is at most one. */
export interface ApplicationRecord {
  _id: string;
  user: Types.ObjectId;
  candidate: Types.ObjectId;
  job: Types.ObjectId;
  /** The job's owner, who sees this application. */
  employer: Types.ObjectId;
  saveStatus: boolean;
  savedAt?: Date;
  applicationStatus: boolean;
  appliedAt?: Date;
  /** Empty until the employer decides; a decision is final. */
  hiringStatus: '' | 'shortlisted' | 'rejected';
  decidedAt?: Date;
  /** The job's values at the time of applying: they outlive the job. */
  jobId: string;
  jobTitle: string;
  companyName?: string;
}

export const applicationSchema = new Schema<ApplicationRecord>(
  {
    _id: key,
    user: requiredId,
    candidate: requiredId,
    job: requiredId,
    employer: requiredId,
    saveStatus: flag,
    savedAt: Date,
    applicationStatus: flag,
    appliedAt: Date,
    hiringStatus: { ...oneOf(['', 'shortlisted', 'rejected']), default: '' },
    decidedAt: Date,
    jobId: requiredText(20),
    jobTitle: requiredText(200),
    companyName: text(200),
  },
  recordOptions,
);

applicationSchema.index({ user: 1, appliedAt: -1 });
applicationSchema.index({ user: 1, savedAt: -1 });
applicationSchema.index({ employer: 1, appliedAt: -1 });
applicationSchema.index({ job: 1 });
applicationSchema.index({ candidate: 1 });
