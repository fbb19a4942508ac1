import type { Types } from 'mongoose';
import { resumeIdsOf } from '#api/resumes/find-resume.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import { fullNames } from '#mongo/identity/former-names.ts';
import { provenContacts } from '#mongo/identity/proven-contacts.ts';
import type { CandidateRecord, Phone } from '#mongo/models/candidate.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import type { Identity } from './person-finder.ts';

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
export async function readKnownPerson(
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
