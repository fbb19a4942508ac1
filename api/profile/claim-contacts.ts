import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

type Contacts = Pick<CandidateRecord, 'emailAddress' | 'phoneNumber'>;

/**
 * Makes a candidate be found by its new email and phone when a spreadsheet comes. Somebody else's stay theirs. Its
 * former ones stay its own too: the account may still sign in by them.
 */
export async function claimContacts(mongo: Mongo, record: CandidateRecord, changed: Contacts): Promise<void> {
  const before = contactKeys(record);
  const added = contactKeys(changed).filter((key) => !before.includes(key));
  if (added.length === 0) return;
  const claims = added.map((key) => ({ _id: key, candidate: record._id }));
  await insertUnordered(mongo.connection.collection('candidateContacts'), claims);
}
