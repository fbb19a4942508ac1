import type { Types } from 'mongoose';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { CandidateRecord, Education, Skill, WorkExperience } from '#mongo/models/candidate.ts';
import { completePlace } from './complete-place.ts';
import type { RowFields } from './row-fields.ts';

export interface RecordOrigin {
  _id: Types.ObjectId;
  applicantID: string;
  task: Types.ObjectId;
  /** The name of who imports. */
  importedByName: string;
  now: Date;
  newId(): Types.ObjectId;
}

/** A candidate's record out of what its row said. */
export function toRecord(fields: RowFields, origin: RecordOrigin): NewRecord<CandidateRecord> {
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
    createdOn,
    ...kept
  } = fields;
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
      ...job(newId, currentTitle, currentEmployer, true),
      ...job(newId, previousTitle, previousEmployer, false),
    ],
    education: education(newId, { qualification, course, institute, yearOfPassing }),
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

/** The display name from its parts, or the parts from it: the first word, the last, and what is between. */
export function names({
  applicantName,
  firstName,
  middleName,
  lastName,
}: RowFields): Pick<RowFields, 'applicantName' | 'firstName' | 'middleName' | 'lastName'> {
  const parts = [firstName, middleName, lastName].filter((part) => part !== undefined);
  if (!applicantName) return parts.length > 0 ? { applicantName: parts.join(' ') } : {};
  if (parts.length > 0) return {};
  const words = applicantName.split(' ');
  return {
    firstName: words[0] as string,
    ...(words.length > 2 && { middleName: words.slice(1, -1).join(' ') }),
    ...(words.length > 1 && { lastName: words.at(-1) as string }),
  };
}

function job(
  newId: () => Types.ObjectId,
  title: string | undefined,
  employer: string | undefined,
  isOngoing: boolean,
): WorkExperience[] {
  if (!title && !employer) return [];
  return [{ _id: newId(), isOngoing, ...(title && { jobTitle: title }), ...(employer && { employer }) }];
}

interface Degree {
  qualification: string | undefined;
  course: string | undefined;
  institute: string | undefined;
  yearOfPassing: number | undefined;
}

function education(
  newId: () => Types.ObjectId,
  { qualification, course, institute, yearOfPassing }: Degree,
): Education[] {
  if (!qualification && !course && !institute && !yearOfPassing) return [];
  const courseName = course ?? qualification;
  return [
    {
      _id: newId(),
      isOngoing: false,
      ...(courseName && { courseName }),
      ...(qualification && { courseType: qualification }),
      ...(institute && { institutionName: institute }),
      ...(yearOfPassing && { courseCompletion: { year: yearOfPassing } }),
    },
  ];
}
