import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { SideEffects } from './side-effects.ts';

type Contacts = Pick<CandidateRecord, 'emailAddress' | 'phoneNumber'>;

/**
 * Makes a candidate be found by its new email and phone when a spreadsheet comes. Somebody else's stay theirs. Its
 * former ones stay its own too: the account may still sign in by them. Gives the keys that are newly its own.
 */
export async function claimContacts(mongo: Mongo, record: CandidateRecord, changed: Contacts): Promise<string[]> {
  const before = contactKeys(record);
  const added = contactKeys(changed).filter((key) => !before.includes(key));
  if (added.length === 0) return [];
  const claims = added.map((key) => ({ _id: key, candidate: record._id }));
  const { duplicates } = await insertUnordered(mongo.connection.collection('candidateContacts'), claims);
  return added.filter((_key, at) => !duplicates.has(at));
}

/** Claims contacts with a change of a profile, once; they are released if the change is never written. */
export async function keepContacts(
  mongo: Mongo,
  sideEffects: SideEffects,
  record: CandidateRecord,
  changed: Contacts,
): Promise<void> {
  await sideEffects.once(
    'contacts',
    () => claimContacts(mongo, record, changed),
    (keys) => release(mongo, record, keys),
  );
}

/** Keeps those that another change has written into the record meanwhile. */
async function release(mongo: Mongo, { _id }: CandidateRecord, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const record = await mongo.candidates.findOne({ _id }).lean<CandidateRecord>();
  const used = record ? contactKeys(record) : [];
  for (const key of keys.filter((one) => !used.includes(one))) {
    await mongo.candidateContacts.deleteOne({ _id: key, candidate: _id });
  }
}
