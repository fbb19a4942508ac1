import type { Types } from 'mongoose';
import type { ParsedResume, YearMonth } from '#indexer/files/resume-parser/reading.ts';
import { completePlace } from '#indexer/tasks/import-candidates/complete-place.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

/** The record's limits: entries of a list, characters of a name. */
const MOST_ENTRIES = 50;
const NAME_CHARACTERS = 200;

export type ParsedFields = Partial<
  Pick<
    CandidateRecord,
    | 'applicantName'
    | 'firstName'
    | 'middleName'
    | 'lastName'
    | 'emailAddress'
    | 'alternateEmailAddress'
    | 'phoneNumber'
    | 'alternatePhoneNumber'
    | 'presentAddress'
    | 'experience'
    | 'profileSummary'
    | 'primarySkills'
    | 'workExperience'
    | 'education'
    | 'certifications'
    | 'languages'
  >
>;

const short = (text: string): string => text.slice(0, NAME_CHARACTERS);
const firstOf = ({ year, month = 1 }: YearMonth): Date => new Date(Date.UTC(year, month - 1, 1));

/** What a parsed resume says, as the fields of a candidate's record; those it doesn't say are absent. */
export function candidateFields(parsed: ParsedResume, newId: () => Types.ObjectId): ParsedFields {
  const [email, secondEmail] = parsed.emails;
  const [phone, secondPhone] = parsed.phones;
  const fields: ParsedFields = {
    ...(parsed.name && nameParts(short(parsed.name.value))),
    ...(email && { emailAddress: email.value }),
    ...(secondEmail && { alternateEmailAddress: secondEmail.value }),
    ...(phone && { phoneNumber: phone.value }),
    ...(secondPhone && { alternatePhoneNumber: secondPhone.value }),
    ...(parsed.city && { presentAddress: completePlace({ city: parsed.city.value }) }),
    ...(parsed.experience && { experience: parsed.experience.value }),
    ...(parsed.summary && { profileSummary: parsed.summary.value }),
  };
  const lists: ParsedFields = {
    primarySkills: parsed.skills.slice(0, MOST_ENTRIES).map(({ value }) => ({ _id: newId(), skill: value })),
    workExperience: parsed.jobs.slice(0, MOST_ENTRIES).map(({ value }) => ({
      _id: newId(),
      ...(value.title && { jobTitle: short(value.title) }),
      ...(value.employer && { employer: short(value.employer) }),
      ...(value.from && { periodFrom: firstOf(value.from) }),
      ...(value.to && { periodTo: firstOf(value.to) }),
      isOngoing: value.isOngoing,
    })),
    education: parsed.education.slice(0, MOST_ENTRIES).map(({ value }) => ({
      _id: newId(),
      ...(value.course && { courseName: short(value.course) }),
      ...(value.institution && { institutionName: short(value.institution) }),
      ...(value.year && { courseCompletion: { year: value.year } }),
      isOngoing: false,
    })),
    certifications: parsed.certifications.map(({ value }) => ({ _id: newId(), certificationName: value })),
    languages: parsed.languages.map(({ value }) => ({
      _id: newId(),
      name: value,
      proficiency: 'intermediate',
      read: true,
      write: true,
      speak: true,
    })),
  };
  return { ...fields, ...withEntries(lists) };
}

const withEntries = (lists: ParsedFields): ParsedFields =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => Array.isArray(list) && list.length > 0));

function nameParts(applicantName: string): ParsedFields {
  const words = applicantName.split(' ');
  return {
    applicantName,
    firstName: words[0] as string,
    ...(words.length > 2 && { middleName: words.slice(1, -1).join(' ') }),
    ...(words.length > 1 && { lastName: words.at(-1) as string }),
  };
}

/** Who somebody is and how they are reached is theirs to change, and is what others are told from. */
const IDENTITY = new Set(['applicantName', 'firstName', 'middleName', 'lastName', 'emailAddress', 'phoneNumber']);

/** Of these fields those that the record lacks: what somebody typed, or an earlier resume said, stands. */
export function missingFields(fields: ParsedFields, record: Partial<CandidateRecord>): ParsedFields {
  const has = (value: unknown): boolean =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => !IDENTITY.has(field) && !has(record[field as keyof CandidateRecord])),
  );
}
