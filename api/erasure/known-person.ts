import { resumeIdsOf } from '#api/resumes/find-resume.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import { fullNames } from '#mongo/former-names.ts';
import type { CandidateRecord, Phone } from '#mongo/models/candidate.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import type { Identity } from './person-finder.ts';

/** All that the steps of an erasure need to know. Plain JSON: it can be part of a stored plan, and must go with it. */
export interface KnownPerson extends Identity {
  /** Hex digits, as all ids here; absent where there is none. */
  candidate?: string;
  account?: string;
  /** Of every version. */
  resumes: string[];
  photo?: string;
}

/** What identifies a person, read from the record and the account, of which one may be missing. */
export async function knownPerson(
  mongo: Mongo,
  { candidate, account }: { candidate?: CandidateRecord | null; account?: UserRecord | null },
): Promise<KnownPerson> {
  const stored = candidate
    ? await mongo.candidateContacts.find({ candidate: candidate._id }, { _id: 1 }).lean<{ _id: string }[]>()
    : [];
  const keys = [...stored.map(({ _id }) => _id), ...ownKeys(candidate), ...accountKeys(account)];
  const names = [...namesOfCandidate(candidate), ...namesOfAccount(account)].map((name) => name.trim());
  return {
    contactKeys: [...new Set(keys)],
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
