import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import { nameOfRecord, namesAgree } from '#mongo/identity/names-agree.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { IdentityCause } from '#mongo/models/identity-question.ts';
import type { UserRecord } from '#mongo/models/user.ts';

/** The owner of a contact key. */
export interface Owner {
  candidate: Types.ObjectId;
  /**
   * `live`; `removed` if only a stub is left; `missing` after a crash between storing the contact and the candidate.
   */
  state: 'live' | 'removed' | 'missing';
  applicantID: string;
  /** The import that stored the candidate, or null. */
  importedBy: Types.ObjectId | null;
}

/** The embedded server compares each record it finds with every requested key, so smaller queries are cheaper. */
const KEYS_AT_ONCE = 100;

/** The owners of contact keys: lookups by `_id` only. */
export async function findOwners(mongo: Mongo, keys: readonly string[]): Promise<Map<string, Owner>> {
  const parts = Array.from({ length: Math.ceil(keys.length / KEYS_AT_ONCE) }, (_, at) =>
    keys.slice(at * KEYS_AT_ONCE, (at + 1) * KEYS_AT_ONCE),
  );
  const found = await Promise.all(parts.map((part) => ownersOf(mongo, part)));
  return new Map(found.flat());
}

async function ownersOf(mongo: Mongo, keys: readonly string[]): Promise<[string, Owner][]> {
  const contacts = await mongo.candidateContacts.find({ _id: { $in: keys } }).lean();
  if (contacts.length === 0) return [];
  const records = await mongo.candidates
    .find({ _id: { $in: contacts.map(({ candidate }) => candidate) } }, { applicantID: 1, deleted: 1, importedBy: 1 })
    .lean<{ _id: Types.ObjectId; applicantID?: string; deleted?: boolean; importedBy?: Types.ObjectId }[]>();
  const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
  return contacts.map(({ _id, candidate }) => {
    const record = byId.get(candidate.toHexString());
    const state = record ? (record.deleted ? 'removed' : 'live') : 'missing';
    return [_id, { candidate, state, applicantID: record?.applicantID ?? '', importedBy: record?.importedBy ?? null }];
  });
}

/** The identifying facts of a row or a resume. */
type Person = Partial<
  Pick<CandidateRecord, 'applicantName' | 'firstName' | 'middleName' | 'lastName' | 'emailAddress' | 'phoneNumber'>
>;

export type Identity =
  | { state: 'proven'; record: CandidateRecord }
  | { state: 'suggested'; record: CandidateRecord; cause: IdentityCause }
  | { state: 'unknown' };

type Suggestion = Extract<Identity, { state: 'suggested' }>;

/** The live candidates of contact keys, and the verified emails of their accounts. */
interface Known {
  byKey: ReadonlyMap<string, CandidateRecord>;
  verified: ReadonlyMap<string, string>;
}

/**
 * Which candidate each of these people is. Proof is an email with an agreeing name: the account's verified email, or
 * without an account an email from an import. A phone, a disagreeing name and a typed contact only suggest a match.
 */
export async function identify(mongo: Mongo, people: readonly Person[]): Promise<Identity[]> {
  const known = await readKnown(mongo, [...new Set(people.flatMap((person) => contactKeys(person)))]);
  const found = people.map((person) => byKeys(known, person));
  const left = people.filter((_, at) => found[at]?.state === 'unknown');
  const holders = await holdersOf(mongo, left);
  return found.map((identity, at) =>
    identity.state === 'unknown' ? (byFields(holders, people[at]!) ?? identity) : identity,
  );
}

async function readKnown(mongo: Mongo, keys: readonly string[]): Promise<Known> {
  const owners = [...(await findOwners(mongo, keys))].filter(([, { state }]) => state === 'live');
  if (owners.length === 0) return { byKey: new Map(), verified: new Map() };
  const records = await mongo.candidates
    .find({ _id: { $in: owners.map(([, { candidate }]) => candidate) } })
    .lean<CandidateRecord[]>();
  const byId = new Map(records.filter(({ deleted }) => !deleted).map((record) => [String(record._id), record]));
  const byKey = new Map(
    owners.flatMap(([key, { candidate }]) => {
      const record = byId.get(String(candidate));
      return record ? [[key, record] as const] : [];
    }),
  );
  return { byKey, verified: await verifiedEmails(mongo, records) };
}

/** By the account's id. */
async function verifiedEmails(mongo: Mongo, records: readonly CandidateRecord[]): Promise<Map<string, string>> {
  const accounts = records.map(({ user }) => user).filter((user): user is Types.ObjectId => user !== undefined);
  if (accounts.length === 0) return new Map();
  const users = await mongo.users
    .find({ _id: { $in: accounts } }, { email: 1, emailVerified: 1 })
    .lean<Pick<UserRecord, '_id' | 'email' | 'emailVerified'>[]>();
  return new Map(users.filter(({ emailVerified }) => emailVerified).map(({ _id, email }) => [String(_id), email]));
}

function byKeys({ byKey, verified }: Known, person: Person): Identity {
  const suggestions: Suggestion[] = [];
  for (const key of contactKeys(person)) {
    const record = byKey.get(key);
    if (!record) continue;
    const isEmail = key.startsWith('email:');
    // the key of a former or an alternate address may still belong to an account holder
    const isProving = isEmail && (!record.user || `email:${verified.get(String(record.user))}` === key);
    if (isProving && agree(person, record)) return { state: 'proven', record };
    suggestions.push({
      state: 'suggested',
      record,
      cause: isProving ? 'name' : isEmail ? 'unverified' : 'phone',
    });
  }
  return likeliest(person, suggestions) ?? { state: 'unknown' };
}

/** Candidates whose record contains one of these contacts without its key: typed by a job seeker, or released. */
async function holdersOf(mongo: Mongo, people: readonly Person[]): Promise<CandidateRecord[]> {
  const emails = people.flatMap(({ emailAddress }) => emailAddress?.toLowerCase() ?? []);
  const numbers = people.flatMap(({ phoneNumber }) => phoneNumber?.number ?? []);
  const $or = [
    ...(emails.length > 0 ? [{ emailAddress: { $in: emails } }] : []),
    ...(numbers.length > 0 ? [{ 'phoneNumber.number': { $in: numbers } }] : []),
  ];
  if ($or.length === 0) return [];
  const found = await mongo.candidates.find({ $or }).lean<CandidateRecord[]>();
  return found.filter(({ deleted }) => !deleted);
}

function byFields(holders: readonly CandidateRecord[], person: Person): Identity | undefined {
  const keys = contactKeys(person);
  const sharing = holders.filter((record) => contactKeys(record).some((key) => keys.includes(key)));
  return likeliest(
    person,
    sharing.map((record) => ({ state: 'suggested', record, cause: 'unverified' })),
  );
}

const agree = (person: Person, record: CandidateRecord): boolean =>
  namesAgree(nameOfRecord(person), nameOfRecord(record));

/** An agreeing name first, then the order of the keys: email before phone. */
const likeliest = (person: Person, suggestions: readonly Suggestion[]): Suggestion | undefined =>
  suggestions.find(({ record }) => agree(person, record)) ?? suggestions[0];

/** The contact keys that no other live candidate has. */
export async function freeKeys(mongo: Mongo, keys: readonly string[], own: Types.ObjectId): Promise<string[]> {
  const owners = await findOwners(mongo, keys);
  return keys.filter((key) => {
    const owner = owners.get(key);
    return owner?.state !== 'live' || owner.candidate.equals(own);
  });
}
