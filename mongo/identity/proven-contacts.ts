import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { CandidateContactRecord } from '#mongo/models/candidate-contact.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { contactKeys } from './contact-keys.ts';

type Owner = Pick<CandidateRecord, '_id' | 'user' | 'importedBy'>;

/** The verified email of a candidate's account; undefined without an account or before verification. */
export async function verifiedEmail(mongo: Mongo, account: Types.ObjectId | undefined): Promise<string | undefined> {
  if (!account) return undefined;
  const user = await mongo.users.findOne({ _id: account }, { email: 1, emailVerified: 1 }).lean<UserRecord>();
  return user?.emailVerified ? user.email : undefined;
}

/**
 * The keys of `candidateContacts` proven to belong to this candidate: the account's verified email, and contacts from
 * an import or an admin. Contacts typed by the job seeker are excluded, so only proven keys may match other people's
 * import rows and waiting files.
 */
export async function provenContacts(mongo: Mongo, candidate: Owner): Promise<string[]> {
  const [email, stored] = await Promise.all([
    verifiedEmail(mongo, candidate.user),
    mongo.candidateContacts.find({ candidate: candidate._id }).lean<CandidateContactRecord[]>(),
  ]);
  const own = contactKeys({ ...(email && { emailAddress: email }) });
  const given = stored.filter((contact) => isGiven(contact, candidate)).map(({ _id }) => _id);
  return [...new Set([...own, ...given])];
}

/** An earlier release stored no source: a job seeker who was never imported may have typed such a contact. */
function isGiven({ _id, from }: CandidateContactRecord, { user, importedBy }: Owner): boolean {
  return from !== undefined || !user || importedBy !== undefined || !/^(?:email|phone):/.test(_id);
}
