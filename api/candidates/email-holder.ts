import type { Types } from 'mongoose';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { CandidateContactRecord } from '#mongo/models/candidate-contact.ts';

/** The candidate that holds an email's key. */
export interface EmailHolder {
  candidate: Types.ObjectId;
  from: CandidateContactRecord['from'];
  /** Null where the `_id` was chosen and nothing has been stored under it yet. A stub is a record. */
  record: CandidateRecord | null;
}

const keyOf = (email: string): string => contactKeys({ emailAddress: email })[0]!;

/** Gives a free key of an account's verified email to `claimant`; tells who holds it then. */
export async function emailHolder(mongo: Mongo, email: string, claimant: Types.ObjectId): Promise<EmailHolder> {
  const _id = keyOf(email);
  const free: CandidateContactRecord = { _id, candidate: claimant, from: 'account' };
  const found = async () => mongo.candidateContacts.findOne({ _id }).lean<CandidateContactRecord>();
  const known = await found();
  if (!known) await insertUnordered(mongo.connection.collection('candidateContacts'), [free]);
  // removed again in between: as good as free, and the record's own unique keys decide
  const { candidate, from } = known ?? (await found()) ?? free;
  const record = await mongo.candidates.findOne({ _id: candidate }).lean<CandidateRecord>();
  return { candidate, from, record };
}

/** Moves an email's key to another candidate; false where it is no longer held as it was read. */
export async function moveEmailKey(
  mongo: Mongo,
  email: string,
  { from, to }: { from: Types.ObjectId; to: Types.ObjectId },
): Promise<boolean> {
  const { matchedCount } = await mongo.candidateContacts.updateOne(
    { _id: keyOf(email), candidate: from },
    { $set: { candidate: to, from: 'account' } },
  );
  return matchedCount > 0;
}
