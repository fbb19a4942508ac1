import { Schema, type Types } from 'mongoose';
import { key, recordOptions, requiredId } from './schema-types.ts';

/**
 * Whose an email, a phone number or (where a row has neither) a row's fingerprint is. The key is the `_id`,
 * so that two people at once cannot both take it and a look-up is by key alone.
 */
export interface CandidateContactRecord {
  /** `email:<lower-case address>`, `phone:<last ten digits>` or `row:<sha256>`. */
  _id: string;
  /** The candidate's `_id`, chosen before the candidate is stored. */
  candidate: Types.ObjectId;
}

export const candidateContactSchema = new Schema<CandidateContactRecord>(
  { _id: key, candidate: requiredId },
  recordOptions,
);

candidateContactSchema.index({ candidate: 1 });
