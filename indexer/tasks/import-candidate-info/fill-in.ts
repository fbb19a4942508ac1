import type { Types } from 'mongoose';
import type { RowFields } from '#indexer/tasks/import-rows/read-column.ts';
import {
  completePlace,
  type degreeFacts,
  entriesOf,
  type jobFacts,
  names,
} from '#indexer/tasks/import-rows/to-record.ts';
import { formerNames } from '#mongo/identity/former-names.ts';
import type { Address, CandidateRecord, Education, Skill, WorkExperience } from '#mongo/models/candidate.ts';

/** A row's changes of its candidate; undefined removes a field. */
export type FilledIn = { [Field in keyof CandidateRecord]?: CandidateRecord[Field] | undefined };

/**
 * Applies the cells to a record: a value replaces the existing one, list entries are added. Returns only fields that
 * differ; none if the row is not new.
 */
export function fillIn(record: CandidateRecord, fields: RowFields, newId: () => Types.ObjectId): FilledIn {
  const { plain, current, previous, degree, primarySkills, otherSkills, languages, ...addresses } = entriesOf(fields);
  const { presentAddress, permanentAddress } = addresses;
  const primary = withSkills(record.primarySkills, primarySkills, newId);
  const filled: FilledIn = {
    ...plain,
    ...renamed(record, plain),
    ...(presentAddress && { presentAddress: movedTo(record.presentAddress, presentAddress) }),
    ...(permanentAddress && { permanentAddress: { ...record.permanentAddress, addressLine1: permanentAddress } }),
    primarySkills: primary,
    skills: withSkills(record.skills, otherSkills, newId, primary),
    languages: [
      ...record.languages,
      ...languages
        .filter(({ name }) => !record.languages.some((known) => same(known.name, name)))
        .map((language) => ({ _id: newId(), ...language })),
    ],
    workExperience: withJob(withJob(record.workExperience, newId, current, true), newId, previous, false),
    education: withDegree(record.education, newId, degree),
  };
  const changed: FilledIn = Object.fromEntries(
    Object.entries(filled).filter(([name, value]) => !equal(value, record[name as keyof CandidateRecord])),
  );
  const former = formerNames(record, { ...record, ...changed } as CandidateRecord);
  return former.length > 0 ? { ...changed, formerNames: [...(record.formerNames ?? []), ...former] } : changed;
}

const same = (a: string | undefined, b: string | undefined): boolean => a?.toLowerCase() === b?.toLowerCase();

/** By value; ids and dates by their string form. */
const equal = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  const plain: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  if (plain === null || typeof plain !== 'object' || Array.isArray(plain)) return plain;
  return Object.fromEntries(Object.entries(plain).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A new full name sets its parts, a new part sets the full name; an unchanged name keeps its parts as written. */
function renamed(record: CandidateRecord, { applicantName, firstName, middleName, lastName }: RowFields): FilledIn {
  if (applicantName && same(applicantName, record.applicantName)) return {};
  if (applicantName) {
    const none = { firstName: undefined, middleName: undefined, lastName: undefined };
    return firstName || middleName || lastName ? {} : { ...none, ...names({ applicantName }) };
  }
  if (!firstName && !middleName && !lastName) return {};
  const parts = [firstName ?? record.firstName, middleName ?? record.middleName, lastName ?? record.lastName];
  return { applicantName: parts.filter(Boolean).join(' ') };
}

/** In another city the rest of the former address is invalid. */
function movedTo(before: Address | undefined, read: Address): Address {
  const moved = read.city !== undefined && before?.city !== undefined && !same(read.city, before.city);
  return completePlace(moved ? read : { ...before, ...read });
}

function withSkills(
  known: readonly Skill[],
  read: readonly string[],
  newId: () => Types.ObjectId,
  elsewhere: readonly Skill[] = [],
): Skill[] {
  const taken = [...known, ...elsewhere];
  const added = read.filter((skill) => !taken.some((entry) => same(entry.skill, skill)));
  return [...known, ...added.map((skill) => ({ _id: newId(), skill }))];
}

/** The present job is the ongoing one; a former one is added unless it exists. */
function withJob(
  known: readonly WorkExperience[],
  newId: () => Types.ObjectId,
  read: ReturnType<typeof jobFacts>,
  isOngoing: boolean,
): WorkExperience[] {
  if (!read) return [...known];
  const { jobTitle, employer } = read;
  const fits = (job: WorkExperience) =>
    job.isOngoing === isOngoing &&
    (isOngoing || ((!employer || same(job.employer, employer)) && (!jobTitle || same(job.jobTitle, jobTitle))));
  const at = known.findIndex(fits);
  if (at >= 0) return known.map((job, place) => (place === at ? { ...job, ...read } : job));
  const job = { _id: newId(), isOngoing, ...read };
  return isOngoing ? [job, ...known] : [...known, job];
}

/** A degree is identified by its course; without a course it is the only existing one, or a new one. */
function withDegree(
  known: readonly Education[],
  newId: () => Types.ObjectId,
  read: ReturnType<typeof degreeFacts>,
): Education[] {
  if (!read) return [...known];
  const { courseName } = read;
  const at = courseName
    ? known.findIndex((degree) => same(degree.courseName, courseName))
    : known.length === 1
      ? 0
      : -1;
  if (at >= 0) return known.map((degree, place) => (place === at ? { ...degree, ...read } : degree));
  return [...known, { _id: newId(), isOngoing: false, ...read }];
}
