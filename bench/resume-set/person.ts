/** All facts of an invented person. A layout shows only part of them. */
export type Month = { year: number; month: number };

export type PersonJob = {
  title: string;
  employer: string;
  place: string;
  from: Month;
  /** Absent while the job continues. */
  to?: Month;
  duties: string[];
};

export type PersonEducation = {
  degree: string;
  branch?: string;
  institute: string;
  /** University, board or council. */
  board: string;
  from: number;
  year: number;
  marks: string;
};

export type Person = {
  id: string;
  profession: string;
  isIT: boolean;
  half: 'seen' | 'hidden';
  level: 'fresher' | 'junior' | 'mid' | 'senior' | 'veteran';
  name: string;
  /** Prefix as some layouts write it. */
  honorific: string;
  fatherName: string;
  gender: 'Male' | 'Female';
  dateOfBirth: string;
  maritalStatus: 'Single' | 'Married';
  address: string;
  city: string;
  state: string;
  emails: string[];
  phones: { asWritten: string; countryCode: string; number: string }[];
  linkedIn?: string;
  gitHub?: string;
  summary: string;
  jobs: PersonJob[];
  education: PersonEducation[];
  skillGroups: { name: string; skills: string[] }[];
  languages: string[];
  certifications: string[];
  projects: { name: string; text: string }[];
  hobbies: string[];
  references: { name: string; title: string; phone: string; email?: string }[];
  /** Rupees a year. */
  currentCTC?: number;
  expectedCTC: number;
  noticeDays: number;
  lastWorkingDay?: string;
  preferredPlaces: string[];
  totalMonths: number;
  /** Date under the declaration. */
  documentDate: string;
};
