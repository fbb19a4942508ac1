import { choiceFieldNames, choiceFields, forChoices } from './choice-fields.ts';

/** How the product handles a field of the candidate record. Every property is decided for every field. */
interface CandidateField {
  /** The choice under which a merge takes the field over from the other record; null if the kept record's stays. */
  merge: string | null;
  /** The columns of a candidates' spreadsheet that fill it. */
  imported: readonly string[];
  exported: boolean;
  /** Whether the index document depends on it. */
  indexed: boolean;
}

const { gender, maritalStatus, hiringMode, ...choices } = forChoices(choiceFieldNames, (name) => {
  const { imported, exported, indexed } = choiceFields[name];
  return { merge: name, imported: imported ? [name] : [], exported, indexed } satisfies CandidateField;
});

/**
 * Every field of the candidate record except change tracking. `local/checks/candidate-fields.test.ts` doesn't compile
 * while a field has no row, and compares the rows with import, export and projection. Labels, display and history are
 * in candidate-field-display.ts; erasure has a table for all collections: `mongo/erasure/person-rows.ts`.
 */
export const candidateFields = {
  applicantID: { merge: null, imported: [], exported: true, indexed: true },
  applicantName: { merge: 'name', imported: ['name'], exported: true, indexed: true },
  firstName: { merge: 'name', imported: ['firstName'], exported: true, indexed: true },
  middleName: { merge: 'name', imported: ['middleName'], exported: true, indexed: true },
  lastName: { merge: 'name', imported: ['lastName'], exported: true, indexed: true },
  formerNames: { merge: null, imported: [], exported: false, indexed: false },
  corrections: { merge: null, imported: [], exported: false, indexed: false },
  emailAddress: { merge: 'emailAddress', imported: ['email'], exported: true, indexed: true },
  alternateEmailAddress: {
    merge: 'alternateEmailAddress',
    imported: ['alternateEmail'],
    exported: false,
    indexed: true,
  },
  phoneNumber: { merge: 'phoneNumber', imported: ['phone'], exported: true, indexed: true },
  alternatePhoneNumber: { merge: 'alternatePhoneNumber', imported: ['alternatePhone'], exported: true, indexed: true },
  profilePicLink: { merge: 'photo', imported: [], exported: false, indexed: false },
  gender,
  dateOfBirth: { merge: 'dateOfBirth', imported: ['dateOfBirth'], exported: false, indexed: true },
  maritalStatus,
  disability: { merge: 'disability', imported: ['disability'], exported: false, indexed: true },
  languages: { merge: 'languages', imported: ['languages'], exported: false, indexed: true },
  presentAddress: {
    merge: 'presentAddress',
    imported: ['city', 'district', 'state', 'country', 'zipCode', 'address'],
    exported: true,
    indexed: true,
  },
  permanentAddress: { merge: 'permanentAddress', imported: ['permanentAddress'], exported: false, indexed: false },
  profileSummary: { merge: 'profileSummary', imported: ['summary'], exported: false, indexed: true },
  experience: { merge: 'experience', imported: ['experience', 'experienceMonths'], exported: true, indexed: true },
  currentCTC: { merge: 'currentCTC', imported: ['currentCtc'], exported: true, indexed: true },
  expectedCTC: { merge: 'expectedCTC', imported: ['expectedCtc'], exported: true, indexed: true },
  hiringMode,
  ...choices,
  noticePeriod: { merge: 'notice', imported: ['noticePeriod'], exported: true, indexed: true },
  negotiableNoticePeriod: { merge: 'notice', imported: ['negotiableNoticePeriod'], exported: false, indexed: true },
  noticePeriodServingDate: { merge: 'notice', imported: [], exported: false, indexed: false },
  lwd: { merge: 'notice', imported: ['lastWorkingDay'], exported: false, indexed: true },
  preferredJob: { merge: 'preferredJob', imported: ['preferredRole'], exported: false, indexed: true },
  preferredLocation: { merge: 'preferredLocation', imported: ['preferredLocation'], exported: true, indexed: true },
  relocation: { merge: 'relocation', imported: ['relocation'], exported: false, indexed: true },
  primarySkills: { merge: 'primarySkills', imported: ['skills'], exported: true, indexed: true },
  skills: { merge: 'skills', imported: ['otherSkills'], exported: true, indexed: true },
  workExperience: {
    merge: 'workExperience',
    imported: ['currentTitle', 'currentEmployer', 'previousTitle', 'previousEmployer'],
    exported: true,
    indexed: true,
  },
  education: {
    merge: 'education',
    imported: ['qualification', 'course', 'institute', 'yearOfPassing'],
    exported: true,
    indexed: true,
  },
  certifications: { merge: 'certifications', imported: [], exported: false, indexed: true },
  projects: { merge: 'projects', imported: [], exported: false, indexed: true },
  socialProfiles: { merge: 'socialProfiles', imported: [], exported: false, indexed: false },
  resumeAvailable: { merge: 'resume', imported: [], exported: false, indexed: true },
  resumeId: { merge: 'resume', imported: [], exported: false, indexed: false },
  resumeVersions: { merge: 'resume', imported: [], exported: false, indexed: false },
  resumeLink: { merge: 'resume', imported: [], exported: false, indexed: false },
  newResumeUploadOn: { merge: 'resume', imported: [], exported: false, indexed: true },
  user: { merge: null, imported: [], exported: false, indexed: false },
  createdOn: { merge: null, imported: ['createdOn'], exported: true, indexed: true },
  createdBy: { merge: null, imported: [], exported: false, indexed: false },
  updatedOn: { merge: null, imported: [], exported: false, indexed: true },
  updatedBy: { merge: null, imported: [], exported: false, indexed: false },
  ownership: { merge: null, imported: [], exported: false, indexed: false },
  applicantStatus: { merge: null, imported: [], exported: false, indexed: false },
  importedBy: { merge: null, imported: [], exported: false, indexed: false },
} as const satisfies Readonly<Record<string, CandidateField>>;

export type CandidateFieldName = keyof typeof candidateFields;

type Row = (typeof candidateFields)[CandidateFieldName];

/** An admin's choices in a merge; several fields may be one choice. */
export type MergeChoice = NonNullable<Row['merge']>;

const rows = Object.entries(candidateFields) as [CandidateFieldName, Row][];

/** The choices of a merge in the order of the table. */
export const mergeChoices = [...new Set(rows.flatMap(([, { merge }]) => (merge ? [merge] : [])))] as [
  MergeChoice,
  ...MergeChoice[],
];

/** The fields that one choice takes over. */
export const fieldsOfChoice = (choice: MergeChoice): CandidateFieldName[] =>
  rows.flatMap(([field, { merge }]) => (merge === choice ? [field] : []));
