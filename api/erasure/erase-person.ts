import { Types } from 'mongoose';
import { noSuchUser } from '#api/accounts/find-accounts.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { resumeIdsOf } from '#api/resumes/find-resume.ts';
import type { CommandContext, CommandKind } from '#mongo/commands/run-commands.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { nextDisplayIds } from '#mongo/display-ids.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import { fullNames } from '#mongo/identity/former-names.ts';
import { provenContacts } from '#mongo/identity/proven-contacts.ts';
import type { CandidateRecord, Phone } from '#mongo/models/candidate.ts';
import type { ErasureRecord } from '#mongo/models/erasure.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { eraseMentions } from './blank-mentions.ts';
import { type ErasedKind, type ErasureReceipt, erasedKinds } from './contract.ts';
import { endSignIns } from './delete-account.ts';
import { type Identity, personFinder } from './person-finder.ts';
import { removeMailFiles } from './remove-held.ts';
import { removeOwned } from './remove-own.ts';

/** How much of each kind was removed. */
export type Erased = Partial<Record<ErasedKind, number>>;

/** Sums the counts by kind; kinds with a count of 0 are left out. */
export function sumErased(parts: readonly Erased[]): Erased {
  const sums = erasedKinds.map((kind) => [kind, parts.reduce((sum, part) => sum + (part[kind] ?? 0), 0)] as const);
  return Object.fromEntries(sums.filter(([, count]) => count > 0));
}

/** What the steps of an erasure need to know. Plain JSON, since it is stored in the command's plan; deleted with it. */
export interface KnownPerson extends Identity {
  /**
   * The contact keys that are proven to belong to the person. An unproven contact may belong to another person, whose
   * import rows and waiting files must be kept.
   */
  provenKeys: string[];
  /** Hex digits, like all ids here; absent if there is none. */
  candidate?: string;
  account?: string;
  /** All versions. */
  resumes: string[];
  photo?: string;
}

/** Collects what identifies a person from the record and the account, either of which may be missing. */
async function knownPerson(
  mongo: Mongo,
  { candidate, account }: { candidate?: CandidateRecord | null; account?: UserRecord | null },
): Promise<KnownPerson> {
  const stored = candidate
    ? await mongo.candidateContacts.find({ candidate: candidate._id }, { _id: 1 }).lean<{ _id: string }[]>()
    : [];
  const given = stored.map(({ _id }) => _id);
  const typed = [...ownKeys(candidate), ...accountKeys(account)];
  const others = await mongo.candidateContacts
    .find({ _id: { $in: typed } })
    .lean<{ _id: string; candidate: Types.ObjectId }[]>();
  const taken = new Set(others.filter((one) => !candidate?._id.equals(one.candidate)).map(({ _id }) => _id));
  const verified = account?.emailVerified ? contactKeys({ emailAddress: account.email }) : [];
  const proven = candidate?.user ? await provenContacts(mongo, candidate) : [...given, ...ownKeys(candidate)];
  const names = [...namesOfCandidate(candidate), ...namesOfAccount(account)].map((name) => name.trim());
  return {
    contactKeys: [...new Set([...given, ...typed.filter((key) => !taken.has(key))])],
    provenKeys: [...new Set([...proven, ...verified])],
    names: [...new Set(names)].filter(Boolean),
    resumes: candidate ? resumeIdsOf(candidate).map(String) : [],
    ...(candidate?.applicantID && { applicantID: candidate.applicantID }),
    ...(candidate && { candidate: String(candidate._id) }),
    ...(account && { account: String(account._id) }),
    ...(candidate?.profilePicLink && { photo: candidate.profilePicLink }),
  };
}

const phone = (number: string): Phone => ({ countryCode: '', number });

function ownKeys(candidate: CandidateRecord | null | undefined): string[] {
  if (!candidate) return [];
  const { alternateEmailAddress: emailAddress, alternatePhoneNumber: phoneNumber } = candidate;
  return [...contactKeys(candidate), ...contactKeys({ emailAddress, phoneNumber })];
}

const accountKeys = (account: UserRecord | null | undefined): string[] =>
  account
    ? contactKeys({ emailAddress: account.email, phoneNumber: account.contact ? phone(account.contact) : undefined })
    : [];

function namesOfCandidate(candidate: CandidateRecord | null | undefined): string[] {
  return candidate ? [...fullNames(candidate), ...(candidate.formerNames ?? [])] : [];
}

const namesOfAccount = (account: UserRecord | null | undefined): string[] =>
  account ? [[account.firstName, account.lastName].filter(Boolean).join(' '), ...(account.formerNames ?? [])] : [];

/** Presents a stored receipt to its holder. */
export const presentReceipt = ({ id, at, by, removed }: ErasureRecord): ErasureReceipt => ({
  id,
  at: at.toISOString(),
  by,
  removed: removed.map(({ kind, count }) => ({ kind, count })),
});

interface Erasure {
  /** Id of the candidate or the account (24 hex digits); if both exist, both are erased. */
  candidate?: string;
  user?: string;
  by: ErasureRecord['by'];
}

interface ErasurePlan {
  user: Types.ObjectId | null;
  candidate: Types.ObjectId | null;
  /** Everything that identifies the person: it is still needed after the records are deleted. */
  person: KnownPerson;
  receipt: Pick<ErasureRecord, '_id' | 'id' | 'at' | 'by'>;
}

/**
 * Erases a person permanently. Returns the stored receipt, which does not name the person. Throws 404 if the person
 * does not exist, or no longer exists.
 */
export async function erasePerson(deps: Dependencies, erasure: Erasure): Promise<ErasureReceipt> {
  const { user, candidate } = await findPerson(deps.mongo, erasure);
  const person = await knownPerson(deps.mongo, { candidate, account: user });
  const receipt = await deps.commands.run(erasePersonCommand, erasure);
  // local mail files, written only without MAIL_URL
  if (!deps.config.MAIL_URL) await removeMailFiles(deps.config, personFinder(person));
  return presentReceipt(receipt);
}

export const erasePersonCommand: CommandKind<Erasure, ErasurePlan, ErasureRecord> = {
  name: 'erase-person',

  async plan({ mongo, now }, claims, erasure) {
    const before = await findPerson(mongo, erasure);
    if (before.user) await claims.take('users', [before.user._id]);
    if (before.candidate) await claims.take('candidates', [before.candidate._id]);
    const { user, candidate } = await findPerson(mongo, erasure);
    const isClaimed = (record: { command?: Types.ObjectId } | null) =>
      !record || record.command?.equals(claims.command);
    // taken over by an account, or merged into another, since it was first read
    if (!isClaimed(user) || !isClaimed(candidate)) {
      throw new ApiError(409, 'The person’s data has just changed. Please try again.');
    }
    const [id = ''] = await nextDisplayIds(mongo, 'erasures', 1);
    const person = await knownPerson(mongo, { candidate, account: user });
    const receipt = { _id: new Types.ObjectId(), id, at: now(), by: erasure.by };
    return { user: user?._id ?? null, candidate: candidate?._id ?? null, person, receipt };
  },

  async perform(context, { user, candidate, person, receipt }) {
    const { mongo, changes, command, noted, note } = context;
    let erased: Erased = (noted as Erased | undefined) ?? {};
    const add = async (part: Erased) => {
      erased = sumErased([erased, part]);
      await note(erased);
    };
    // remove the owners first: later additions check for them and are removed again
    if (user) await add(await removeAccount(context, user, command));
    if (candidate) await add({ profile: (await changes.candidates.remove(candidate, { command })) ? 1 : 0 });
    await add(await removeOwned(context, person));
    await add(await eraseMentions(context, person));
    const stored = { ...receipt, removed: Object.entries(erased).map(([kind, count]) => ({ kind, count })) };
    await mongo.erasures.updateOne({ _id: receipt._id }, { $setOnInsert: stored }, { upsert: true });
    return stored;
  },
};

async function findPerson(mongo: Mongo, { candidate: candidateId, user: userId }: Erasure) {
  let candidate: CandidateRecord | null = null;
  if (candidateId) {
    candidate = await mongo.candidates.findOne({ _id: new Types.ObjectId(candidateId) }).lean<CandidateRecord>();
    if (!candidate || candidate.deleted) throw new ApiError(404, 'Candidate not found.');
  }
  const account = userId ? new Types.ObjectId(userId) : candidate?.user;
  const user = account ? await mongo.users.findOne({ _id: account }).lean<UserRecord>() : null;
  if (userId && !user) throw noSuchUser();
  if (user && !candidate) candidate = await mongo.candidates.findOne({ user: user._id }).lean<CandidateRecord>();
  return { user, candidate };
}

/** Ends the sign-ins and removes the account that the command has claimed. */
async function removeAccount(context: CommandContext, _id: Types.ObjectId, command: Types.ObjectId): Promise<Erased> {
  const { deletedCount } = await context.mongo.users.deleteOne({ _id, command });
  return sumErased([{ account: deletedCount }, await endSignIns(context, _id)]);
}
