import type { CandidateFieldName } from './candidate-fields.ts';
import { choiceFieldNames, choiceFields, forChoices } from './choice-fields.ts';

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
  /** Whether the candidate's page shows it. */
  page: boolean;
  /** The field that keeps former values; null if a change leaves nothing of the former value. */
  history: CandidateFieldName | null;
}

const { gender, maritalStatus, hiringMode, ...choices } = forChoices(choiceFieldNames, (name) => {
  const { label, page } = choiceFields[name];
  return { label, shown: 'choice', page, history: null } as const;
});

/**
 * Label, presentation and history of every candidate field; one without a row doesn't compile.
 * `local/checks/candidate-field-display.test.ts` compares the rows with the profile's contract and presenter, with the
 * code that keeps former values, and with the labels of import columns; `local/checks/candidate-screens.test.ts`
 * compares them with the screens.
 */
export const candidateFieldDisplay = {
  applicantID: { label: 'Applicant ID', shown: 'text', page: true, history: null },
  applicantName: { label: 'Name', shown: 'text', page: true, history: 'formerNames' },
  firstName: { label: 'First name', shown: 'text', page: false, history: 'formerNames' },
  middleName: { label: 'Middle name', shown: 'text', page: false, history: 'formerNames' },
  lastName: { label: 'Last name', shown: 'text', page: false, history: 'formerNames' },
  formerNames: { label: 'Former names', shown: null, page: false, history: null },
  corrections: { label: 'Corrections', shown: null, page: false, history: null },
  emailAddress: { label: 'Email', shown: 'text', page: true, history: null },
  alternateEmailAddress: { label: 'Alternate email', shown: 'text', page: false, history: null },
  phoneNumber: { label: 'Phone', shown: 'phone', page: true, history: null },
  alternatePhoneNumber: { label: 'Alternate phone', shown: 'phone', page: true, history: null },
  profilePicLink: { label: 'Photo', shown: 'text', page: false, history: null },
  gender,
  dateOfBirth: { label: 'Date of birth', shown: 'day', page: true, history: null },
  maritalStatus,
  disability: { label: 'Disability', shown: 'disability', page: false, history: null },
  languages: { label: 'Languages', shown: 'entries', page: false, history: null },
  presentAddress: { label: 'Present address', shown: 'address', page: true, history: null },
  permanentAddress: { label: 'Permanent address', shown: 'address', page: true, history: null },
  profileSummary: { label: 'Profile summary', shown: 'text', page: true, history: null },
  experience: { label: 'Experience', shown: 'duration', page: true, history: null },
  currentCTC: { label: 'Current CTC', shown: 'money', page: true, history: null },
  expectedCTC: { label: 'Expected CTC', shown: 'money', page: true, history: null },
  hiringMode: { ...hiringMode, shown: 'text' },
  ...choices,
  noticePeriod: { label: 'Notice period', shown: 'text', page: true, history: null },
  negotiableNoticePeriod: { label: 'Negotiable notice period', shown: 'text', page: true, history: null },
  noticePeriodServingDate: { label: 'Notice period serving date', shown: 'day', page: false, history: null },
  lwd: { label: 'Last working day', shown: 'day', page: true, history: null },
  preferredJob: { label: 'Preferred roles', shown: 'texts', page: true, history: null },
  preferredLocation: { label: 'Preferred locations', shown: 'texts', page: true, history: null },
  relocation: { label: 'Willing to relocate', shown: 'yes or no', page: true, history: null },
  primarySkills: { label: 'Primary skills', shown: 'entries', page: true, history: null },
  skills: { label: 'Other skills', shown: 'entries', page: true, history: null },
  workExperience: { label: 'Jobs', shown: 'entries', page: true, history: null },
  education: { label: 'Education', shown: 'entries', page: true, history: null },
  certifications: { label: 'Certifications', shown: 'entries', page: true, history: null },
  projects: { label: 'Projects', shown: 'entries', page: true, history: null },
  socialProfiles: { label: 'Social profiles', shown: 'entries', page: false, history: null },
  resumeAvailable: { label: 'Newest resume', shown: 'yes or no', page: false, history: null },
  resumeId: { label: 'Resume', shown: null, page: false, history: 'resumeVersions' },
  resumeVersions: { label: 'Earlier resumes', shown: null, page: false, history: null },
  resumeLink: { label: 'Resume file', shown: 'text', page: false, history: null },
  newResumeUploadOn: { label: 'Resume uploaded on', shown: 'day', page: false, history: null },
  user: { label: 'Account', shown: 'account', page: false, history: null },
  createdOn: { label: 'Created on', shown: 'day', page: true, history: null },
  createdBy: { label: 'Created by', shown: 'text', page: true, history: null },
  updatedOn: { label: 'Updated on', shown: 'day', page: true, history: null },
  updatedBy: { label: 'Updated by', shown: 'text', page: true, history: null },
  ownership: { label: 'Ownership', shown: 'text', page: true, history: null },
  applicantStatus: { label: 'Applicant status', shown: 'text', page: true, history: null },
  importedBy: { label: 'Import', shown: null, page: false, history: null },
} as const satisfies Readonly<Record<CandidateFieldName, FieldDisplay>>;

export const candidateFieldNames = Object.keys(candidateFieldDisplay) as CandidateFieldName[];

export const fieldLabel = (field: CandidateFieldName): string => candidateFieldDisplay[field].label;

/** The label in title case, as the job seeker's forms write it: `Date of Birth`. */
export const formLabel = (field: CandidateFieldName): string =>
  fieldLabel(field).replaceAll(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
