import type { Types } from 'mongoose';
import { nameParts } from '#indexer/tasks/name-parts.ts';
import type { NewRecord } from '#mongo/changes/tracked-collection.ts';
import type { CandidateRecord, Skill } from '#mongo/models/candidate.ts';
import { completePlace } from './complete-place.ts';
import { entriesOf } from './row-entries.ts';
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
