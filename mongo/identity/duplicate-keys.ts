import type { Types } from 'mongoose';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { contactKeys } from './contact-keys.ts';

/** Why two candidates may be the same person, the strongest reason first. */
export const duplicateReasons = ['email', 'phone', 'name and birth date', 'name and employer'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** The fields of a record that its keys are made from. */
export const DUPLICATE_FIELDS = {
  emailAddress: 1,
  alternateEmailAddress: 1,
  phoneNumber: 1,
  alternatePhoneNumber: 1,
  applicantName: 1,
  firstName: 1,
  middleName: 1,
  lastName: 1,
  dateOfBirth: 1,
  'workExperience.employer': 1,
} as const;

export interface DuplicateKey {
  reason: DuplicateReason;
  /** Two candidates with the same key are suspected duplicates. */
  key: string;
}

type Parts = Pick<
  CandidateRecord,
  | 'emailAddress'
  | 'alternateEmailAddress'
  | 'phoneNumber'
  | 'alternatePhoneNumber'
  | 'applicantName'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'dateOfBirth'
> & { workExperience?: readonly { employer?: string }[] };

/** Keys that duplicates share: emails and phones, and the name with birth date or with each employer. */
export function duplicateKeys(record: Parts): DuplicateKey[] {
  const contacts = [
    ...contactKeys(record),
    ...contactKeys({ emailAddress: record.alternateEmailAddress, phoneNumber: record.alternatePhoneNumber }),
  ];
  const ofContacts = contacts.map((key) => ({ reason: key.startsWith('email:') ? 'email' : 'phone', key }) as const);
  const name = folded(record.applicantName ?? [record.firstName, record.middleName, record.lastName].join(' '));
  if (!name) return unique(ofContacts);
  const born = record.dateOfBirth?.toISOString().slice(0, 10);
  const employers = (record.workExperience ?? []).map(({ employer }) => folded(employer ?? '')).filter(Boolean);
  return unique([
    ...ofContacts,
    ...(born ? [{ reason: 'name and birth date', key: `${name}|${born}` } as const] : []),
    ...employers.map((employer) => ({ reason: 'name and employer', key: `${name}|${employer}` }) as const),
  ]);
}

/** Without case, accents and characters between words. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const unique = (keys: readonly DuplicateKey[]): DuplicateKey[] => [
  ...new Map(keys.map((one) => [`${one.reason} ${one.key}`, one])).values(),
];

type Id = Types.ObjectId | string;

/** The same for two candidates in either order. */
export const pairKey = (one: Id, other: Id): string => [String(one), String(other)].toSorted().join(':');

/**
 * Members of a group that may still be the same person as another member; `distinct` contains the keys of pairs that
 * are not.
 */
export function stillSuspected<T extends { _id: Id }>(group: readonly T[], distinct: ReadonlySet<string>): T[] {
  if (distinct.size === 0) return [...group];
  return group.filter((one) => group.some((other) => other !== one && !distinct.has(pairKey(one._id, other._id))));
}
