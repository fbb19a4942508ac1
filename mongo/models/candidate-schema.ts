import { Schema } from 'mongoose';
import { choiceFieldNames, choiceValues, forChoices } from '#domain/choice-fields.ts';
import { correctionFields, MOST_CORRECTIONS } from '#domain/corrections.ts';
import { noticePeriods } from '#domain/notice-periods.ts';
import type { CandidateRecord } from './candidate.ts';
import {
  day,
  flag,
  id,
  list,
  number,
  oneOf,
  partOptions,
  plainPartOptions,
  recordOptions,
  requiredDate,
  text,
  trackedFields,
  trackedIndexes,
  wholeNumber,
} from './schema-types.ts';

/** Limits on a record's contents. They limit a document's size; forms have stricter ones. */
const NAME = 200;
const LINE = 500;
const PROSE = 20_000;
const ENTRIES = 200;

const part = (definition: object) => new Schema(definition, partOptions);
const plainPart = (definition: object) => new Schema(definition, plainPartOptions);

const duration = plainPart({ year: wholeNumber(0, 99), month: wholeNumber(0, 12) });
const ctc = plainPart({ amount: number(0, 100_000), currency: { type: String, enum: ['INR'], default: 'INR' } });
const phone = plainPart({ countryCode: text(5), number: text(20) });
const address = plainPart({
  addressLine1: text(LINE),
  addressLine2: text(LINE),
  city: text(NAME),
  district: text(NAME),
  state: text(NAME),
  country: text(NAME),
  zipCode: text(20),
});
const language = part({
  name: text(NAME),
  proficiency: oneOf(['beginner', 'intermediate', 'advanced']),
  read: flag,
  write: flag,
  speak: flag,
});
const skill = part({
  skill: text(NAME),
  experience: duration,
  lastUsed: wholeNumber(0, 9999),
  version: text(50),
});
const workExperience = part({
  jobTitle: text(NAME),
  employer: text(NAME),
  periodFrom: day,
  periodTo: day,
  isOngoing: flag,
  location: text(NAME),
  description: text(PROSE),
});
const education = part({
  institutionName: text(NAME),
  courseCategory: text(NAME),
  courseType: text(NAME),
  courseName: text(NAME),
  startDate: day,
  endDate: day,
  isOngoing: flag,
  gpa: text(20),
  location: text(NAME),
  city: text(NAME),
  state: text(NAME),
  country: text(NAME),
  courseCompletion: plainPart({ month: wholeNumber(1, 12), year: wholeNumber(1900, 2200) }),
  description: text(PROSE),
});
const certification = part({
  certificationName: text(NAME),
  organization: text(NAME),
  periodFrom: day,
  periodTo: day,
  link: text(2_000),
  location: text(NAME),
  description: text(PROSE),
});
const project = part({
  projectName: text(NAME),
  clientName: text(NAME),
  periodFrom: day,
  periodTo: day,
  role: text(NAME),
  location: text(NAME),
  description: text(PROSE),
});
const socialProfile = part({ name: text(NAME), url: text(2_000), description: text(PROSE) });

const correction = part({
  at: requiredDate,
  by: id,
  byName: text(NAME),
  company: text(NAME),
  isNote: flag,
  changes: list(
    plainPart({ field: oneOf(correctionFields), from: text(LINE), to: text(LINE) }),
    correctionFields.length,
  ),
});

export const candidateSchema = new Schema<CandidateRecord>(
  {
    ...trackedFields,
    applicantID: text(20),
    applicantName: text(NAME),
    firstName: text(NAME),
    middleName: text(NAME),
    lastName: text(NAME),
    formerNames: { type: [String], default: undefined },
    corrections: { ...list(correction, MOST_CORRECTIONS), default: undefined },
    emailAddress: { ...text(254), lowercase: true },
    alternateEmailAddress: { ...text(254), lowercase: true },
    phoneNumber: phone,
    alternatePhoneNumber: phone,
    ...forChoices(choiceFieldNames, (name) => oneOf(choiceValues(name))),
    dateOfBirth: day,
    disability: plainPart({ isDisabled: flag, desc: text(LINE) }),
    languages: list(language, 50),
    presentAddress: address,
    permanentAddress: address,
    profilePicLink: text(2_000),
    user: id,
    profileSummary: text(PROSE),
    experience: duration,
    currentCTC: ctc,
    expectedCTC: ctc,
    noticePeriod: oneOf(noticePeriods),
    negotiableNoticePeriod: oneOf(noticePeriods),
    noticePeriodServingDate: day,
    lwd: day,
    preferredJob: list(text(NAME), 50),
    preferredLocation: list(text(NAME), 50),
    relocation: Boolean,
    primarySkills: list(skill, ENTRIES),
    skills: list(skill, ENTRIES),
    workExperience: list(workExperience, ENTRIES),
    education: list(education, 50),
    certifications: list(certification, ENTRIES),
    projects: list(project, ENTRIES),
    socialProfiles: list(socialProfile, 50),
    resumeAvailable: flag,
    resumeId: id,
    resumeVersions: { type: [id], default: undefined },
    resumeLink: text(2_000),
    newResumeUploadOn: Date,
    createdOn: requiredDate,
    createdBy: text(NAME),
    updatedOn: requiredDate,
    updatedBy: text(NAME),
    ownership: text(NAME),
    applicantStatus: text(NAME),
    importedBy: id,
  },
  recordOptions,
);

trackedIndexes(candidateSchema);
// sparse: a removed candidate's stub has none of these
candidateSchema.index({ applicantID: 1 }, { unique: true, sparse: true });
candidateSchema.index({ user: 1 }, { unique: true, sparse: true });
candidateSchema.index({ emailAddress: 1 }, { sparse: true });
candidateSchema.index({ 'phoneNumber.number': 1 }, { sparse: true });
// counts the stubs (mongo/count-kept.ts)
candidateSchema.index({ deletedOn: 1 }, { sparse: true });
candidateSchema.index({ importedBy: 1 }, { sparse: true });
