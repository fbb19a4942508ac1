import type { Address, CandidateRecord, Language } from '#mongo/models/candidate.ts';

type Kept =
  | 'applicantName'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'emailAddress'
  | 'alternateEmailAddress'
  | 'phoneNumber'
  | 'alternatePhoneNumber'
  | 'gender'
  | 'dateOfBirth'
  | 'maritalStatus'
  | 'disability'
  | 'profileSummary'
  | 'experience'
  | 'currentCTC'
  | 'expectedCTC'
  | 'hiringMode'
  | 'noticePeriod'
  | 'negotiableNoticePeriod'
  | 'lwd'
  | 'preferredJob'
  | 'preferredLocation'
  | 'relocation';

/** What a row's cells say, understood: the record's own fields, and those that become parts of its lists. */
export type RowFields = Partial<Pick<CandidateRecord, Kept>> & {
  currentTitle?: string;
  currentEmployer?: string;
  previousTitle?: string;
  previousEmployer?: string;
  primarySkills?: string[];
  otherSkills?: string[];
  languages?: Omit<Language, '_id'>[];
  presentAddress?: Address;
  permanentAddress?: string;
  qualification?: string;
  course?: string;
  institute?: string;
  yearOfPassing?: number;
  createdOn?: Date;
};
