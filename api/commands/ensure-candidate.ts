import { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import { type CandidateRecord, unknownCandidate } from '#mongo/models/candidate.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { nextApplicantIds } from '#mongo/next-number.ts';

type Account = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email' | 'contact'>;
type CandidateDependencies = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;

const INDIA = '91';

/**
 * Sees to it that a job seeker's account has its candidate record; gives the record's `_id`. An imported candidate
 * with the account's (verified) email and no account of its own is taken over as it is, what it lacks filled in;
 * else a new one is made. Does nothing where there is one already, so a sign-up that broke off is mended by the next
 * sign-in.
 */
export async function ensureCandidate(deps: CandidateDependencies, account: Account): Promise<Types.ObjectId> {
  const { mongo } = deps;
  const own = await mongo.candidates.findOne({ user: account._id }, { _id: 1 }).lean();
  if (own) return own._id;
  const emailKey = `email:${account.email}`;
  const chosen = new Types.ObjectId();
  const owner = await claimKey(deps, emailKey, chosen);
  if (owner.equals(chosen)) return createCandidate(deps, account, chosen);
  const record = await mongo.candidates.findOne({ _id: owner }).lean<CandidateRecord>();
  // whoever chose this `_id` has not come to store it: only under that one can there never be two
  if (!record) return createCandidate(deps, account, owner);
  if (record.deleted) {
    await mongo.candidateContacts.updateOne({ _id: emailKey }, { $set: { candidate: chosen } });
    return createCandidate(deps, account, chosen);
  }
  if (record.user) return createCandidate(deps, account, chosen);
  await takeOver(deps, account, record);
  return record._id;
}

/** Whose the key is: from now on the one chosen, or the one who had it. */
async function claimKey(
  { mongo }: CandidateDependencies,
  _id: string,
  candidate: Types.ObjectId,
): Promise<Types.ObjectId> {
  await insertUnordered(mongo.connection.collection('candidateContacts'), [{ _id, candidate }]);
  const contact = await mongo.candidateContacts.findOne({ _id }).lean();
  return contact?.candidate ?? candidate;
}

async function createCandidate(
  { mongo, changes, now }: CandidateDependencies,
  account: Account,
  _id: Types.ObjectId,
): Promise<Types.ObjectId> {
  const [applicantID = ''] = await nextApplicantIds(mongo, 1);
  const at = now();
  const record: NewRecord<CandidateRecord> = {
    _id,
    applicantID,
    ...ownDetails(account),
    user: account._id,
    ...unknownCandidate(),
    createdOn: at,
    createdBy: nameOf(account),
    updatedOn: at,
    updatedBy: nameOf(account),
  };
  const phones = contactKeys({ phoneNumber: record.phoneNumber }).map((key) => ({ _id: key, candidate: _id }));
  // somebody else's number stays theirs
  if (phones.length > 0) await insertUnordered(mongo.connection.collection('candidateContacts'), phones);
  await changes.candidates.insert([record]);
  return _id;
}

async function takeOver({ changes, now }: CandidateDependencies, account: Account, record: CandidateRecord) {
  const lacking = Object.entries(ownDetails(account)).filter(
    ([field, value]) => value !== undefined && !record[field as keyof CandidateRecord],
  );
  await changes.candidates.update(record._id, {
    $set: { ...Object.fromEntries(lacking), user: account._id, updatedOn: now(), updatedBy: nameOf(account) },
  });
}

function ownDetails(account: Account) {
  return {
    applicantName: nameOf(account),
    firstName: account.firstName,
    lastName: account.lastName,
    emailAddress: account.email,
    phoneNumber: account.contact ? { countryCode: INDIA, number: account.contact } : undefined,
  };
}

const nameOf = ({ firstName, lastName }: Account): string => [firstName, lastName].filter(Boolean).join(' ');
