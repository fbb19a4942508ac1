import { Schema, type Types } from 'mongoose';
import { key, oneOf, recordOptions, requiredId } from './schema-types.ts';

export const contactSources = ['import', 'account'] as const;
export type ContactSource = (typeof contactSources)[number];

/**
 * The owner of an email, a phone number or (if a row has neither) a row's fingerprint. The key is the `_id`: concurrent
 * inserts cannot both succeed, and a lookup is by key.
 */
export interface CandidateContactRecord {
  /** `email:<lower-case address>`, `phone:<last ten digits>` or `row:<sha256>`. */
  _id: string;
  /** The candidate's `_id`, chosen before the candidate is stored. */
  candidate: Types.ObjectId;
  /**
   * The contact's source: an import or another action of an admin, or an account's verified email. Absent in keys of
   * earlier releases, which also claimed contacts typed by job seekers.
   */
  from?: ContactSource;
}

export const candidateContactSchema = new Schema<CandidateContactRecord>(
  { _id: key, candidate: requiredId, from: oneOf(contactSources) },
  recordOptions,
);

candidateContactSchema.index({ candidate: 1 });
