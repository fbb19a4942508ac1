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
  const ofContacts = contactKeysOf(record).map(
    (key) => ({ reason: key.startsWith('email:') ? 'email' : 'phone', key }) as const,
  );
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

const contactKeysOf = (record: Parts): string[] => [
  ...contactKeys(record),
  ...contactKeys({ emailAddress: record.alternateEmailAddress, phoneNumber: record.alternatePhoneNumber }),
];

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
 * are not, and `differ` tells others that can't be.
 */
export function stillSuspected<T extends { _id: Id }>(
  group: readonly T[],
  distinct: ReadonlySet<string>,
  differ: (one: T, other: T) => boolean = () => false,
): T[] {
  const areApart = (one: T, other: T) => distinct.has(pairKey(one._id, other._id)) || differ(one, other);
  return group.filter((one) => group.some((other) => other !== one && !areApart(one, other)));
}

/**
 * Whether birth date, emails and phones are known of both and all differ: then a shared name and employer are a
 * coincidence.
 */
export function differInAll(one: Parts, other: Parts): boolean {
  const [ofOne, ofOther] = [personalKeys(one), personalKeys(other)];
  return ofOne.every((keys, at) => {
    const others = ofOther[at]!;
    return keys.length > 0 && others.length > 0 && !keys.some((key) => others.includes(key));
  });
}

/** Birth dates, emails and phones, each as a list of keys. */
function personalKeys(record: Parts): readonly [string[], string[], string[]] {
  const contacts = contactKeysOf(record);
  return [
    record.dateOfBirth ? [record.dateOfBirth.toISOString().slice(0, 10)] : [],
    contacts.filter((key) => key.startsWith('email:')),
    contacts.filter((key) => !key.startsWith('email:')),
  ];
}
