import type { Types } from 'mongoose';
import { noticePeriods } from '#domain/notice-periods.ts';
import type { ResumeValues } from '#domain/parsed-resume.ts';
import type { YearMonth } from '#indexer/files/resume-parser/reading.ts';
import { type Identity, identify } from '#indexer/identity/identify.ts';
import { completePlace, nameParts } from '#indexer/tasks/import-rows/to-record.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
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
    | 'currentCTC'
    | 'expectedCTC'
    | 'noticePeriod'
    | 'lwd'
    | 'dateOfBirth'
    | 'gender'
    | 'maritalStatus'
    | 'relocation'
    | 'preferredLocation'
  >
>;

const firstOf = ({ year, month = 1 }: YearMonth): Date => new Date(Date.UTC(year, month - 1, 1));

/** The values of a resume as the fields of a candidate's record; missing values are absent. */
export function candidateFields(values: ResumeValues, newId: () => Types.ObjectId): ParsedFields {
  const [email, secondEmail] = values.emails;
  const [phone, secondPhone] = values.phones;
  const fields: ParsedFields = {
    ...(values.name && { applicantName: values.name, ...nameParts(values.name) }),
    ...(email && { emailAddress: email }),
    ...(secondEmail && { alternateEmailAddress: secondEmail }),
    ...(phone && { phoneNumber: phone }),
    ...(secondPhone && { alternatePhoneNumber: secondPhone }),
    ...(values.city && { presentAddress: completePlace({ city: values.city }) }),
    ...(values.experience && { experience: values.experience }),
    ...(values.summary && { profileSummary: values.summary }),
  };
  const lists: ParsedFields = {
    primarySkills: values.skills.map((skill) => ({ _id: newId(), skill })),
    workExperience: values.jobs.map(({ title, employer, from, to, isOngoing }) => ({
      _id: newId(),
      ...(title && { jobTitle: title }),
      ...(employer && { employer }),
      ...(from && { periodFrom: firstOf(from) }),
      ...(to && { periodTo: firstOf(to) }),
      isOngoing,
    })),
    education: values.education.map(({ course, institution, year }) => ({
      _id: newId(),
      ...(course && { courseName: course }),
      ...(institution && { institutionName: institution }),
      ...(year && { courseCompletion: { year } }),
      isOngoing: false,
    })),
    certifications: values.certifications.map((certificationName) => ({ _id: newId(), certificationName })),
    languages: values.languages.map((name) => ({
      _id: newId(),
      name,
      proficiency: 'intermediate',
      read: true,
      write: true,
      speak: true,
    })),
  };
  return { ...fields, ...personalFields(values.personal), ...withEntries(lists) };
}

const KEPT_NOTICES: ReadonlySet<string> = new Set(noticePeriods);

/** Pay, notice and personal facts; a notice of another length than the product's choices is left out. */
function personalFields(personal: ResumeValues['personal']): ParsedFields {
  if (!personal) return {};
  const { currentCTC, expectedCTC, noticeDays, lastWorkingDay, dateOfBirth, preferredPlaces } = personal;
  const notice = lastWorkingDay ? 'serving' : noticeDays === 0 ? 'immediate' : String(noticeDays);
  return {
    ...(currentCTC !== undefined && { currentCTC: { amount: currentCTC, currency: 'INR' } }),
    ...(expectedCTC !== undefined && { expectedCTC: { amount: expectedCTC, currency: 'INR' } }),
    ...(KEPT_NOTICES.has(notice) && { noticePeriod: notice }),
    ...(lastWorkingDay && { lwd: new Date(lastWorkingDay) }),
    ...(dateOfBirth && { dateOfBirth: new Date(dateOfBirth) }),
    ...(personal.gender && { gender: personal.gender }),
    ...(personal.maritalStatus && { maritalStatus: personal.maritalStatus }),
    ...(personal.relocation !== undefined && { relocation: personal.relocation }),
    ...(preferredPlaces && preferredPlaces.length > 0 && { preferredLocation: preferredPlaces }),
  };
}

const withEntries = (lists: ParsedFields): ParsedFields =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => Array.isArray(list) && list.length > 0));

/** Name and contacts belong to the person, and identify them. */
const IDENTITY = new Set(['applicantName', 'firstName', 'middleName', 'lastName', 'emailAddress', 'phoneNumber']);

/** The fields that the record lacks: values typed by people or read from an earlier resume take precedence. */
export function missingFields(fields: ParsedFields, record: Partial<CandidateRecord>): ParsedFields {
  const has = (value: unknown): boolean =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => !IDENTITY.has(field) && !has(record[field as keyof CandidateRecord])),
  );
}

const APPLICANT_ID = /(?<![a-z0-9])SAN[-_ ]?(\d{6,12})(?!\d)/i;

/** The applicant ID in a file's name, in the product's spelling. */
export function applicantIdIn(fileName: string): string | undefined {
  const number = APPLICANT_ID.exec(fileName)?.[1];
  return number && `SAN-${number}`;
}

/**
 * The owner of a resume: proven by the applicant ID in the file's name, which an admin assigned; otherwise as found by
 * `identify`.
 */
export async function findCandidate(mongo: Mongo, fileName: string, fields: ParsedFields): Promise<Identity> {
  const applicantID = applicantIdIn(fileName);
  const named = applicantID ? await mongo.candidates.findOne({ applicantID }).lean<CandidateRecord>() : null;
  if (named && !named.deleted) return { state: 'proven', record: named };
  const [identity] = await identify(mongo, [fields]);
  return identity ?? { state: 'unknown' };
}

/** The candidate with this `_id`, unless removed. */
export async function findLive(mongo: Mongo, id: Types.ObjectId): Promise<CandidateRecord | null> {
  const record = await mongo.candidates.findOne({ _id: id }).lean<CandidateRecord>();
  return record && !record.deleted ? record : null;
}
