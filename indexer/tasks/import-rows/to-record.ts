import type { Types } from 'mongoose';
import { canonicalCity } from '#domain/places/cities.ts';
import { canonicalState } from '#domain/places/states.ts';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { Address, CandidateRecord, Education, Skill, WorkExperience } from '#mongo/models/candidate.ts';
import type { RowFields } from './read-column.ts';

/** A full name's parts: the first word, the last, and those between. */
export function nameParts(fullName: string): Pick<CandidateRecord, 'firstName' | 'middleName' | 'lastName'> {
  const words = fullName.split(' ');
  return {
    firstName: words[0] as string,
    ...(words.length > 2 && { middleName: words.slice(1, -1).join(' ') }),
    ...(words.length > 1 && { lastName: words.at(-1) as string }),
  };
}

const HOME = 'India';

/**
 * Fills in the district, state and country if the city's name is unambiguous. The row's own values take precedence,
 * also if they contradict the city; "Pune, Maharashtra" as a city is Pune.
 */
export function completePlace(address: Address): Address {
  const city = address.city === undefined ? null : canonicalCity(address.city, address.state);
  const state = address.state === undefined ? city?.state : (canonicalState(address.state)?.name ?? address.state);
  const isThere = city !== null && (city.state === null || city.state === state);
  const district = address.district ?? (isThere ? city.district : null);
  const country = address.country ?? (state && canonicalState(state) ? HOME : undefined);
  return {
    ...address,
    ...(city && address.city?.includes(',') && { city: city.name }),
    ...(district && { district }),
    ...(state && { state }),
    ...(country && { country }),
  };
}

type JobCells = { jobTitle: string | undefined; employer: string | undefined };
type DegreeCells = Record<'qualification' | 'course' | 'institute', string | undefined> & {
  yearOfPassing: number | undefined;
};

/** One job from a row's cells; null if they are empty. */
export function jobFacts({ jobTitle, employer }: JobCells): Pick<WorkExperience, 'jobTitle' | 'employer'> | null {
  if (!jobTitle && !employer) return null;
  return { ...(jobTitle && { jobTitle }), ...(employer && { employer }) };
}

/** One degree from a row's cells; null if they are empty. Without a course name the qualification is used. */
export function degreeFacts({
  qualification,
  course,
  institute,
  yearOfPassing,
}: DegreeCells): Partial<Education> | null {
  if (!qualification && !course && !institute && !yearOfPassing) return null;
  const courseName = course ?? qualification;
  return {
    ...(courseName && { courseName }),
    ...(qualification && { courseType: qualification }),
    ...(institute && { institutionName: institute }),
    ...(yearOfPassing && { courseCompletion: { year: yearOfPassing } }),
  };
}

/** A row's cells: those that are parts of entries, by entry; those of lists; and `plain`, the record's own fields. */
export function entriesOf(fields: RowFields) {
  const {
    currentTitle,
    currentEmployer,
    previousTitle,
    previousEmployer,
    primarySkills = [],
    otherSkills = [],
    languages = [],
    presentAddress,
    permanentAddress,
    qualification,
    course,
    institute,
    yearOfPassing,
    ...plain
  } = fields;
  return {
    current: jobFacts({ jobTitle: currentTitle, employer: currentEmployer }),
    previous: jobFacts({ jobTitle: previousTitle, employer: previousEmployer }),
    degree: degreeFacts({ qualification, course, institute, yearOfPassing }),
    primarySkills,
    otherSkills,
    languages,
    presentAddress,
    permanentAddress,
    plain,
  };
}

export interface RecordOrigin {
  _id: Types.ObjectId;
  applicantID: string;
  task: Types.ObjectId;
  /** The name of the importing user. */
  importedByName: string;
  now: Date;
  newId(): Types.ObjectId;
}

/** A candidate's record from the values of its row. */
export function toRecord(fields: RowFields, origin: RecordOrigin): NewRecord<CandidateRecord> {
  const { plain, current, previous, degree, primarySkills, otherSkills, languages, ...addresses } = entriesOf(fields);
  const { presentAddress, permanentAddress } = addresses;
  const { createdOn, ...kept } = plain;
  const { newId } = origin;
  const primary = new Set(primarySkills.map((skill) => skill.toLowerCase()));
  const toSkill = (skill: string): Skill => ({ _id: newId(), skill });
  return {
    ...kept,
    ...names(fields),
    _id: origin._id,
    applicantID: origin.applicantID,
    ...(presentAddress && { presentAddress: completePlace(presentAddress) }),
    ...(permanentAddress && { permanentAddress: { addressLine1: permanentAddress } }),
    preferredJob: fields.preferredJob ?? [],
    preferredLocation: fields.preferredLocation ?? [],
    primarySkills: primarySkills.map(toSkill),
    skills: otherSkills.filter((skill) => !primary.has(skill.toLowerCase())).map(toSkill),
    languages: languages.map((language) => ({ _id: newId(), ...language })),
    workExperience: [
      ...(current ? [{ _id: newId(), isOngoing: true, ...current }] : []),
      ...(previous ? [{ _id: newId(), isOngoing: false, ...previous }] : []),
    ],
    education: degree ? [{ _id: newId(), isOngoing: false, ...degree }] : [],
    certifications: [],
    projects: [],
    socialProfiles: [],
    resumeAvailable: false,
    createdOn: createdOn ?? origin.now,
    createdBy: origin.importedByName,
    updatedOn: origin.now,
    updatedBy: origin.importedByName,
    importedBy: origin.task,
  };
}

/** The display name from its parts, or the parts from it. */
export function names({
  applicantName,
  firstName,
  middleName,
  lastName,
}: RowFields): Pick<RowFields, 'applicantName' | 'firstName' | 'middleName' | 'lastName'> {
  const parts = [firstName, middleName, lastName].filter((part) => part !== undefined);
  if (!applicantName) return parts.length > 0 ? { applicantName: parts.join(' ') } : {};
  if (parts.length > 0) return {};
  return nameParts(applicantName);
}
