import { Schema, type Types } from 'mongoose';
import { key, oneOf, recordOptions, requiredId } from './schema-types.ts';

export const contactSources = ['import', 'account'] as const;
export type ContactSource = (typeof contactSources)[number];

/**
 * Whose an email, a phone number or (where a row has neither) a row's fingerprint is. The key is the `_id`,
 * so that two people at once cannot both take it and a look-up is by key alone.
 */
export interface CandidateContactRecord {
  /** `email:<lower-case address>`, `phone:<last ten digits>` or `row:<sha256>`. */
  _id: string;
  /** The candidate's `_id`, chosen before the candidate is stored. */
  candidate: Types.ObjectId;
  /**
   * Who gave the contact: an import or another action of an admin, or an account's verified email. Absent in keys of
   * earlier releases, which also claimed contacts that job seekers had typed.
   */
  from?: ContactSource;
}

export const candidateContactSchema = new Schema<CandidateContactRecord>(
  { _id: key, candidate: requiredId, from: oneOf(contactSources) },
  recordOptions,
);

candidateContactSchema.index({ candidate: 1 });
