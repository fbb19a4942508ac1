import type { Types } from 'mongoose';
import type { ResumeValues } from '#domain/parsed-resume.ts';
import type { YearMonth } from '#indexer/files/resume-parser/reading.ts';
import { completePlace } from '#indexer/tasks/import-candidates/complete-place.ts';
import { nameParts } from '#indexer/tasks/name-parts.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';

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

const firstOf = ({ year, month = 1 }: YearMonth): Date => new Date(Date.UTC(year, month - 1, 1));

/** What a resume says, as the fields of a candidate's record; those it doesn't say are absent. */
export function candidateFields(said: ResumeValues, newId: () => Types.ObjectId): ParsedFields {
  const [email, secondEmail] = said.emails;
  const [phone, secondPhone] = said.phones;
  const fields: ParsedFields = {
    ...(said.name && { applicantName: said.name, ...nameParts(said.name) }),
    ...(email && { emailAddress: email }),
    ...(secondEmail && { alternateEmailAddress: secondEmail }),
    ...(phone && { phoneNumber: phone }),
    ...(secondPhone && { alternatePhoneNumber: secondPhone }),
    ...(said.city && { presentAddress: completePlace({ city: said.city }) }),
    ...(said.experience && { experience: said.experience }),
    ...(said.summary && { profileSummary: said.summary }),
  };
  const lists: ParsedFields = {
    primarySkills: said.skills.map((skill) => ({ _id: newId(), skill })),
    workExperience: said.jobs.map(({ title, employer, from, to, isOngoing }) => ({
      _id: newId(),
      ...(title && { jobTitle: title }),
      ...(employer && { employer }),
      ...(from && { periodFrom: firstOf(from) }),
      ...(to && { periodTo: firstOf(to) }),
      isOngoing,
    })),
    education: said.education.map(({ course, institution, year }) => ({
      _id: newId(),
      ...(course && { courseName: course }),
      ...(institution && { institutionName: institution }),
      ...(year && { courseCompletion: { year } }),
      isOngoing: false,
    })),
    certifications: said.certifications.map((certificationName) => ({ _id: newId(), certificationName })),
    languages: said.languages.map((name) => ({
      _id: newId(),
      name,
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
