import type { Types } from 'mongoose';
import type { ChoiceValues } from '#domain/choice-fields.ts';
import type { CorrectionField } from '#domain/corrections.ts';

/** A candidate's record in MongoDB. Names and nesting are the product's wire names. */

export interface Duration {
  year: number;
  month: number;
}

/** `amount` is in LPA (lakh rupees a year). */
export interface Ctc {
  amount: number;
  currency: 'INR';
}

export interface Phone {
  countryCode: string;
  number: string;
}

export interface Address {
  addressLine1?: string;
  addressLine2?: string;
  city?: string;
  district?: string;
  state?: string;
  country?: string;
  zipCode?: string;
}

export interface Language {
  _id: Types.ObjectId;
  name: string;
  proficiency: 'beginner' | 'intermediate' | 'advanced';
  read: boolean;
  write: boolean;
  speak: boolean;
}

export interface Skill {
  _id: Types.ObjectId;
  /** The skill's name, in `primarySkills` as in `skills`. */
  skill: string;
  experience?: Duration;
  /** A year. */
  lastUsed?: number;
  version?: string;
}

export interface WorkExperience {
  _id: Types.ObjectId;
  jobTitle?: string;
  employer?: string;
  periodFrom?: Date;
  periodTo?: Date;
  isOngoing: boolean;
  location?: string;
  description?: string;
}

export interface Education {
  _id: Types.ObjectId;
  institutionName?: string;
  courseCategory?: string;
  courseType?: string;
  courseName?: string;
  startDate?: Date;
  endDate?: Date;
  isOngoing: boolean;
  gpa?: string;
  location?: string;
  city?: string;
  state?: string;
  country?: string;
  courseCompletion?: { month?: number; year?: number };
  description?: string;
}

export interface Certification {
  _id: Types.ObjectId;
  certificationName: string;
  organization?: string;
  periodFrom?: Date;
  periodTo?: Date;
  link?: string;
  location?: string;
  description?: string;
}

export interface Project {
  _id: Types.ObjectId;
  projectName: string;
  clientName?: string;
  periodFrom?: Date;
  periodTo?: Date;
  role?: string;
  location?: string;
  description?: string;
}

export interface SocialProfile {
  _id: Types.ObjectId;
  name: string;
  url: string;
  description?: string;
}

/** Fields of every tracked record: see changes/tracked-collection.ts. */
export interface Tracked {
  _id: Types.ObjectId;
  /** Raised by one on every write; the version of the document in the index. */
  revision: number;
  /** A new nonce until the change is in Kafka; absent afterwards. Unique, sparse. */
  unpublished?: string;
  /** The record is an empty stub: its data is removed, but its document may still be indexed. */
  deleted?: boolean;
  deletedOn?: Date;
  /** The command that has claimed the record: only this command may change it. See mongo/commands. */
  command?: Types.ObjectId;
}

/** What a recruiter learned in a call. */
export interface Correction {
  _id: Types.ObjectId;
  at: Date;
  by: Types.ObjectId;
  byName: string;
  company?: string;
  /** The candidate keeps the profile: it was not changed, and only the author's company sees the correction. */
  isNote: boolean;
  /** Former and new value as shown; `from` is absent if there was none. */
  changes: { field: CorrectionField; from?: string; to: string }[];
}

export interface CandidateRecord extends Tracked, ChoiceValues {
  /** `SAN-000001` and up. */
  applicantID: string;
  /** The full display name. */
  applicantName?: string;
  firstName?: string;
  middleName?: string;
  lastName?: string;
  /** Former full names, for the erasure of texts that mention them; never shown. */
  formerNames?: string[];
  /** Oldest first; sent only by the calls about corrections. */
  corrections?: Correction[];
  emailAddress?: string;
  alternateEmailAddress?: string;
  phoneNumber?: Phone;
  alternatePhoneNumber?: Phone;
  /** A day, midnight UTC. */
  dateOfBirth?: Date;
  disability?: { isDisabled: boolean; desc?: string };
  languages: Language[];
  presentAddress?: Address;
  permanentAddress?: Address;
  profilePicLink?: string;
  /** The candidate's account, if any. */
  user?: Types.ObjectId;
  profileSummary?: string;
  experience?: Duration;
  currentCTC?: Ctc;
  expectedCTC?: Ctc;
  noticePeriod?: string;
  negotiableNoticePeriod?: string;
  noticePeriodServingDate?: Date;
  /** Last working day, midnight UTC. */
  lwd?: Date;
  preferredJob: string[];
  preferredLocation: string[];
  relocation?: boolean;
  primarySkills: Skill[];
  skills: Skill[];
  workExperience: WorkExperience[];
  education: Education[];
  certifications: Certification[];
  projects: Project[];
  socialProfiles: SocialProfile[];
  resumeAvailable: boolean;
  /** The newest record in `resumes`. */
  resumeId?: Types.ObjectId;
  /** Every stored resume of the candidate, oldest first; absent if there was only one. */
  resumeVersions?: Types.ObjectId[];
  resumeLink?: string;
  newResumeUploadOn?: Date;
  createdOn: Date;
  createdBy?: string;
  updatedOn: Date;
  updatedBy?: string;
  ownership?: string;
  applicantStatus?: string;
  /** The task that imported it, if any. */
  importedBy?: Types.ObjectId;
}

/** Lists and flags of an otherwise unknown candidate; each call returns new lists. */
export const unknownCandidate = () => ({
  languages: [],
  preferredJob: [],
  preferredLocation: [],
  primarySkills: [],
  skills: [],
  workExperience: [],
  education: [],
  certifications: [],
  projects: [],
  socialProfiles: [],
  resumeAvailable: false,
});
