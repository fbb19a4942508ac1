import { z } from 'zod';
import { recordId } from '#api/http/contract/fields.ts';
import { DAY_USED_UP, defineContract } from '#api/http/contract.ts';
import {
  type ChoiceFieldName,
  type ChoiceValue,
  choiceFieldNames,
  choiceValues,
  forChoices,
} from '#domain/choice-fields.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import { ctc, duration } from './card-contract.ts';

const text = z.string().nullable();
/** ISO 8601. */
const date = z.string().nullable();
const phone = z.strictObject({ countryCode: z.string(), number: z.string() }).nullable();

const address = z
  .strictObject({
    addressLine1: text,
    addressLine2: text,
    city: text,
    district: text,
    state: text,
    country: text,
    zipCode: text,
  })
  .nullable();

const skill = z.strictObject({
  _id: z.string(),
  skill: z.string(),
  experience: duration.nullable(),
  lastUsed: z.int().nullable(),
  version: text,
});

const workExperience = z.strictObject({
  _id: z.string(),
  jobTitle: text,
  employer: text,
  periodFrom: date,
  periodTo: date,
  isOngoing: z.boolean(),
  location: text,
  description: text,
});

const education = z.strictObject({
  _id: z.string(),
  institutionName: text,
  courseCategory: text,
  courseType: text,
  courseName: text,
  startDate: date,
  endDate: date,
  isOngoing: z.boolean(),
  gpa: text,
  location: text,
  city: text,
  state: text,
  country: text,
  courseCompletion: z.strictObject({ month: z.int().nullable(), year: z.int().nullable() }).nullable(),
  description: text,
});

const certification = z.strictObject({
  _id: z.string(),
  certificationName: z.string(),
  organization: text,
  periodFrom: date,
  periodTo: date,
  link: text,
  location: text,
  description: text,
});

const project = z.strictObject({
  _id: z.string(),
  projectName: z.string(),
  clientName: text,
  periodFrom: date,
  periodTo: date,
  role: text,
  location: text,
  description: text,
});

const language = z.strictObject({
  _id: z.string(),
  name: z.string(),
  proficiency: z.enum(['beginner', 'intermediate', 'advanced']),
  read: z.boolean(),
  write: z.boolean(),
  speak: z.boolean(),
});

type ChoiceSchemas = {
  [Name in ChoiceFieldName]: z.ZodNullable<z.ZodEnum<{ [Value in ChoiceValue<Name>]: Value }>>;
};
const {
  gender,
  maritalStatus,
  hiringMode: _sentAsText,
  ...choices
} = forChoices(choiceFieldNames, (name) => z.enum(choiceValues(name)).nullable()) as ChoiceSchemas;

/** A complete candidate, as its own page shows it. Unknown values are null. */
export const candidateProfile = z.strictObject({
  _id: z.string(),
  applicantID: z.string(),
  candidateID: z.string(),
  applicantName: z.string(),
  applicantFullName: z.string(),
  firstName: text,
  middleName: text,
  lastName: text,
  emailAddress: text,
  alternateEmailAddress: text,
  phoneNumber: phone,
  alternatePhoneNumber: phone,
  gender,
  dateOfBirth: date,
  maritalStatus,
  disability: z.strictObject({ isDisabled: z.boolean(), desc: text }).nullable(),
  languages: z.array(language),
  presentAddress: address,
  permanentAddress: address,
  profilePicLink: text,
  user: z.strictObject({ _id: z.string() }).nullable(),
  profileSummary: text,
  experience: duration.nullable(),
  currentCTC: ctc.nullable(),
  expectedCTC: ctc.nullable(),
  hiringMode: text,
  noticePeriod: text,
  negotiableNoticePeriod: text,
  noticePeriodServingDate: date,
  lwd: date,
  preferredJob: z.array(z.string()),
  preferredLocation: z.array(z.string()),
  relocation: z.boolean().nullable(),
  primarySkills: z.array(skill.extend({ primarySkill: z.string() })),
  skills: z.array(skill),
  workExperience: z.array(workExperience),
  education: z.array(education),
  certifications: z.array(certification),
  projects: z.array(project),
  socialProfiles: z.array(z.strictObject({ _id: z.string(), name: z.string(), url: z.string(), description: text })),
  resumeAvailable: z.boolean(),
  resumeLink: text,
  newResumeStatus: z.boolean(),
  newResumeUploadOn: date,
  profileViewCount: z.int(),
  resumeViewCount: z.int(),
  resumeDownloadCount: z.int(),
  commentCount: z.int(),
  createdOn: date,
  createdDate: date,
  createdBy: text,
  updatedOn: date,
  updatedBy: text,
  ownership: text,
  applicantStatus: text,
  ...choices,
});
export type CandidateProfile = z.infer<typeof candidateProfile>;

export const candidateContact = defineContract({
  name: 'candidate-contact',
  method: 'GET',
  path: '/candidate/{id}/contact',
  roles: rolesThatCan('candidates.read'),
  summary: 'Phones and emails of a candidate, for a card in a list. It is no profile view, but is in the audit log.',
  params: z.strictObject({ id: recordId }),
  response: z.strictObject({
    success: z.literal(true),
    message: z.string(),
    contact: candidateProfile.pick({
      phoneNumber: true,
      alternatePhoneNumber: true,
      emailAddress: true,
      alternateEmailAddress: true,
    }),
  }),
  errors: { 404: 'There is no such candidate, or it was removed.', 429: DAY_USED_UP },
});
export type CandidateContact = z.infer<typeof candidateContact.response>['contact'];

export const fetchCandidate = defineContract({
  name: 'fetch-candidate',
  method: 'GET',
  path: '/fetch-candidate/{id}',
  roles: rolesThatCan('candidates.read'),
  summary: 'A complete candidate. An employer’s view from our own pages counts once an hour and goes into its history.',
  params: z.strictObject({ id: recordId }),
  query: z.strictObject({
    /** Set when our page reloads after its own change, which does not count as another view. */
    again: z.literal('1').optional(),
  }),
  response: z.strictObject({ success: z.literal(true), message: z.string(), candidate: candidateProfile }),
  errors: { 404: 'There is no such candidate, or it was removed.', 429: DAY_USED_UP },
});
