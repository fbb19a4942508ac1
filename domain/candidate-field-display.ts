import type { CandidateFieldName } from './candidate-fields.ts';

/** How the profile's answer presents a field. */
export type ShownAs =
  | 'text'
  | 'texts'
  | 'choice'
  | 'day'
  | 'duration'
  | 'money'
  | 'phone'
  | 'address'
  | 'yes or no'
  | 'disability'
  | 'account'
  | 'entries';

interface FieldDisplay {
  /** In sentence case. Forms use `formLabel`. */
  label: string;
  /** Null if the field is never sent to a screen. */
  shown: ShownAs | null;
  /** The field that keeps former values; null if a change leaves nothing of the former value. */
  history: CandidateFieldName | null;
}

/**
 * Label, presentation and history of every candidate field; one without a row doesn't compile.
 * `local/checks/candidate-field-display.test.ts` compares the rows with the profile's contract and presenter, with the
 * code that keeps former values, and with the labels of import columns.
 */
export const candidateFieldDisplay = {
  applicantID: { label: 'Applicant ID', shown: 'text', history: null },
  applicantName: { label: 'Name', shown: 'text', history: 'formerNames' },
  firstName: { label: 'First name', shown: 'text', history: 'formerNames' },
  middleName: { label: 'Middle name', shown: 'text', history: 'formerNames' },
  lastName: { label: 'Last name', shown: 'text', history: 'formerNames' },
  formerNames: { label: 'Former names', shown: null, history: null },
  emailAddress: { label: 'Email', shown: 'text', history: null },
  alternateEmailAddress: { label: 'Alternate email', shown: 'text', history: null },
  phoneNumber: { label: 'Phone', shown: 'phone', history: null },
  alternatePhoneNumber: { label: 'Alternate phone', shown: 'phone', history: null },
  profilePicLink: { label: 'Photo', shown: 'text', history: null },
  gender: { label: 'Gender', shown: 'choice', history: null },
  dateOfBirth: { label: 'Date of birth', shown: 'day', history: null },
  maritalStatus: { label: 'Marital status', shown: 'choice', history: null },
  disability: { label: 'Disability', shown: 'disability', history: null },
  languages: { label: 'Languages', shown: 'entries', history: null },
  presentAddress: { label: 'Present address', shown: 'address', history: null },
  permanentAddress: { label: 'Permanent address', shown: 'address', history: null },
  profileSummary: { label: 'Profile summary', shown: 'text', history: null },
  experience: { label: 'Experience', shown: 'duration', history: null },
  currentCTC: { label: 'Current CTC', shown: 'money', history: null },
  expectedCTC: { label: 'Expected CTC', shown: 'money', history: null },
  hiringMode: { label: 'Hiring mode', shown: 'text', history: null },
  noticePeriod: { label: 'Notice period', shown: 'text', history: null },
  negotiableNoticePeriod: { label: 'Negotiable notice period', shown: 'text', history: null },
  noticePeriodServingDate: { label: 'Notice period serving date', shown: 'day', history: null },
  lwd: { label: 'Last working day', shown: 'day', history: null },
  preferredJob: { label: 'Preferred roles', shown: 'texts', history: null },
  preferredLocation: { label: 'Preferred locations', shown: 'texts', history: null },
  relocation: { label: 'Willing to relocate', shown: 'yes or no', history: null },
  primarySkills: { label: 'Primary skills', shown: 'entries', history: null },
  skills: { label: 'Other skills', shown: 'entries', history: null },
  workExperience: { label: 'Jobs', shown: 'entries', history: null },
  education: { label: 'Education', shown: 'entries', history: null },
  certifications: { label: 'Certifications', shown: 'entries', history: null },
  projects: { label: 'Projects', shown: 'entries', history: null },
  socialProfiles: { label: 'Social profiles', shown: 'entries', history: null },
  resumeAvailable: { label: 'Newest resume', shown: 'yes or no', history: null },
  resumeId: { label: 'Resume', shown: null, history: 'resumeVersions' },
  resumeVersions: { label: 'Earlier resumes', shown: null, history: null },
  resumeLink: { label: 'Resume file', shown: 'text', history: null },
  newResumeUploadOn: { label: 'Resume uploaded on', shown: 'day', history: null },
  user: { label: 'Account', shown: 'account', history: null },
  createdOn: { label: 'Created on', shown: 'day', history: null },
  createdBy: { label: 'Created by', shown: 'text', history: null },
  updatedOn: { label: 'Updated on', shown: 'day', history: null },
  updatedBy: { label: 'Updated by', shown: 'text', history: null },
  ownership: { label: 'Ownership', shown: 'text', history: null },
  applicantStatus: { label: 'Applicant status', shown: 'text', history: null },
  importedBy: { label: 'Import', shown: null, history: null },
} as const satisfies Readonly<Record<CandidateFieldName, FieldDisplay>>;

export const fieldLabel = (field: CandidateFieldName): string => candidateFieldDisplay[field].label;

/** The label in title case, as the job seeker's forms write it: `Date of Birth`. */
export const formLabel = (field: CandidateFieldName): string =>
  fieldLabel(field).replaceAll(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
