import { Schema, type Types } from 'mongoose';
import {
  flag,
  key,
  oneOf,
  plainPartOptions,
  recordOptions,
  requiredDate,
  requiredId,
  requiredText,
  text,
} from './schema-types.ts';

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
  /** Empty until the employer decides; a decision is final once its notice is due. */
  hiringStatus: '' | 'shortlisted' | 'rejected';
  decidedAt?: Date;
  decisionNotice?: DecisionNotice;
  /** The job's values at the time of applying: they outlive the job. */
  jobId: string;
  jobTitle: string;
  companyName?: string;
}

/** The waiting notification of a decision; removed once the notification is stored. */
export interface DecisionNotice {
  /** The account that decided: only this one may take the decision back. */
  by: Types.ObjectId;
  /** Until then the decision may be taken back; from then on a process notifies the job seeker. */
  dueAt: Date;
  /** The notification's `_id`, so that it is stored once. Also identifies this decision among later ones. */
  notification: Types.ObjectId;
  /** Set before the notification is stored: the decision can't be taken back, whatever a process's clock says. */
  isFinal: boolean;
}

const noticeSchema = new Schema<DecisionNotice>(
  { by: requiredId, dueAt: requiredDate, notification: requiredId, isFinal: flag },
  plainPartOptions,
);

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
    decisionNotice: noticeSchema,
    jobId: requiredText(20),
    jobTitle: requiredText(200),
    companyName: text(200),
  },
  recordOptions,
);

applicationSchema.index({ user: 1, appliedAt: -1, _id: 1 });
applicationSchema.index({ user: 1, savedAt: -1, _id: 1 });
applicationSchema.index({ employer: 1, appliedAt: -1, savedAt: -1, _id: 1 });
applicationSchema.index({ job: 1 });
applicationSchema.index({ candidate: 1 });
// sparse: it holds only decisions whose notification waits
applicationSchema.index({ 'decisionNotice.dueAt': 1 }, { sparse: true });
