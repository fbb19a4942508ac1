import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { accountGone } from '#api/http/errors.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { CommandKind } from '#mongo/commands/run-commands.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { nextApplicantIds } from '#mongo/display-ids.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import { nameOfRecord, namesAgree } from '#mongo/identity/names-agree.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { type CandidateRecord, unknownCandidate } from '#mongo/models/candidate.ts';
import type { CandidateContactRecord } from '#mongo/models/candidate-contact.ts';
import type { UserRecord } from '#mongo/models/user.ts';

type Account = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email' | 'contact'>;
type CandidateDependencies = Pick<Dependencies, 'mongo' | 'changes' | 'now'>;
type CommandDependencies = CandidateDependencies & Pick<Dependencies, 'commands'>;

/**
 * Ensures that a job seeker's account has a candidate record that owns the key of its verified email; returns its
 * `_id`. Takes over an imported candidate with that email and an agreeing name, filling its gaps, else creates a
 * record. Idempotent and safe across processes: every sign-in calls it. Throws 401 if the account was just removed.
 */
export async function ensureCandidate(deps: CommandDependencies, account: Account): Promise<Types.ObjectId> {
  const own = await deps.mongo.candidates.findOne({ user: account._id }, { _id: 1 }).lean();
  if (!own) return deps.commands.run(ensureCandidateCommand, account);
  await holdEmail(deps, account, own._id);
  return own._id;
}

/**
 * Claims the account, so that no sign-in creates another candidate while it is being erased or its candidate merged.
 */
export const ensureCandidateCommand: CommandKind<Account, Account, Types.ObjectId> = {
  name: 'ensure-candidate',
  async plan(_, claims, { _id, firstName, lastName = '', email, contact = '' }) {
    if ((await claims.take('users', [_id])).length === 0) throw accountGone();
    return { _id, firstName, lastName, email, contact };
  },
  perform: (context, account) => findOrMake(context, account),
};

/** The candidate that owns an email's key. */
interface EmailHolder {
  candidate: Types.ObjectId;
  from: CandidateContactRecord['from'];
  /** Null if the `_id` is reserved but nothing is stored under it yet. A stub counts as a record. */
  record: CandidateRecord | null;
}

const keyOf = (email: string): string => contactKeys({ emailAddress: email })[0]!;

/** Claims an account's verified email for `claimant` if the key is free. Returns its owner. */
async function emailHolder(mongo: Mongo, email: string, claimant: Types.ObjectId): Promise<EmailHolder> {
  const _id = keyOf(email);
  const free: CandidateContactRecord = { _id, candidate: claimant, from: 'account' };
  const found = async () => mongo.candidateContacts.findOne({ _id }).lean<CandidateContactRecord>();
  const known = await found();
  if (!known) await insertUnordered(mongo.connection.collection('candidateContacts'), [free]);
  // removed in between: treat it as free; the record's own unique keys decide
  const { candidate, from } = known ?? (await found()) ?? free;
  const record = await mongo.candidates.findOne({ _id: candidate }).lean<CandidateRecord>();
  return { candidate, from, record };
}

/** Gives an email's key to another candidate. Returns false if its owner has changed since it was read. */
async function reassignEmailKey(
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

/**
 * Lists two candidates with one email as possible duplicates until the next duplicate search finds them. The group's
 * `_id` derives from the account, so a repeated sign-in replaces the group.
 */
async function listNamesakes(
  mongo: Mongo,
  account: Types.ObjectId,
  candidates: readonly Types.ObjectId[],
): Promise<void> {
  await mongo.duplicateGroups.updateOne(
    { _id: `sign-up:${account}` },
    { $set: { task: account, place: 0, candidates: [...candidates], reasons: ['email'], settled: false } },
    { upsert: true },
  );
}

const INDIA = '91';
/** Each lost race is another process's success, so two rounds are nearly always enough. */
const MOST_ROUNDS = 10;

async function findOrMake(deps: CandidateDependencies, account: Account): Promise<Types.ObjectId> {
  for (let round = 1; ; round += 1) {
    const own = await deps.mongo.candidates.findOne({ user: account._id }, { _id: 1 }).lean();
    if (own) {
      await holdEmail(deps, account, own._id);
      return own._id;
    }
    try {
      const candidate = await takeOverOrCreate(deps, account);
      if (candidate) return candidate;
    } catch (error) {
      const isRetried = isKeyTaken(error) || error instanceof Conflict;
      if (!isRetried || round >= MOST_ROUNDS) throw error;
    }
    if (round >= MOST_ROUNDS) throw new Error(`no candidate for account ${account._id} after ${round} attempts`);
  }
}

/** Returns null or throws a duplicate-key error if another process was faster: the state must then be read again. */
async function takeOverOrCreate(deps: CandidateDependencies, account: Account): Promise<Types.ObjectId | null> {
  const chosen = new Types.ObjectId();
  const holder = await emailHolder(deps.mongo, account.email, chosen);
  // an `_id` without a record is being stored by another process, or was left by a crash; two records cannot share it
  if (!holder.record) return createCandidate(deps, account, holder.candidate);
  if (canTakeOver(holder.record, account)) return takeOver(deps, account, holder.record);
  if (!(await takeKey(deps, account, holder, chosen))) return null;
  return createCandidate(deps, account, chosen);
}

/** The account's email may have changed: move the key accordingly. */
async function holdEmail(deps: CandidateDependencies, account: Account, own: Types.ObjectId): Promise<void> {
  const holder = await emailHolder(deps.mongo, account.email, own);
  // a running import keeps the key while it stores its candidate; the next sign-in resolves it
  const isBeingImported = !holder.record && holder.from === 'import';
  if (!holder.candidate.equals(own) && !isBeingImported) await takeKey(deps, account, holder, own);
}

/** A verified email belongs to its account. An imported candidate that loses it is listed as a possible duplicate. */
async function takeKey(
  { mongo }: CandidateDependencies,
  account: Account,
  { candidate, record }: EmailHolder,
  to: Types.ObjectId,
): Promise<boolean> {
  // list it first: a crash in between leaves a group of one, which is not shown
  if (record && !record.deleted && !record.user) await listNamesakes(mongo, account._id, [candidate, to]);
  return reassignEmailKey(mongo, account.email, { from: candidate, to });
}

const canTakeOver = (record: CandidateRecord, account: Account): boolean =>
  !record.deleted && !record.user && namesAgree(nameOfRecord(record), nameOfRecord(account));

async function createCandidate(
  { mongo, changes, now }: CandidateDependencies,
  account: Account,
  _id: Types.ObjectId,
): Promise<Types.ObjectId> {
  const [applicantID = ''] = await nextApplicantIds(mongo, 1);
  const at = now();
  const by = nameOfRecord(account);
  const record: NewRecord<CandidateRecord> = {
    _id,
    applicantID,
    ...ownDetails(account),
    user: account._id,
    ...unknownCandidate(),
    createdOn: at,
    createdBy: by,
    updatedOn: at,
    updatedBy: by,
  };
  await changes.candidates.insert([record]);
  return _id;
}

/** Returns null if the record was just removed. */
async function takeOver({ changes, now }: CandidateDependencies, account: Account, record: CandidateRecord) {
  const lacking = Object.entries(ownDetails(account)).filter(
    ([field, value]) => value !== undefined && !record[field as keyof CandidateRecord],
  );
  const own = { user: account._id, updatedOn: now(), updatedBy: nameOfRecord(account) };
  const updated = await changes.candidates.update(
    record._id,
    { $set: { ...Object.fromEntries(lacking), ...own } },
    { expected: record.revision },
  );
  return updated && record._id;
}

function ownDetails(account: Account) {
  return {
    applicantName: nameOfRecord(account),
    firstName: account.firstName,
    lastName: account.lastName,
    emailAddress: account.email,
    // typed at sign-up: displayed, but unproven, so it claims no key
    phoneNumber: account.contact ? { countryCode: INDIA, number: account.contact } : undefined,
  };
}
