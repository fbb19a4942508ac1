import { z } from 'zod';
import type { CandidateProfile } from '#api/candidates/contract.ts';
import {
  dayForm,
  type Form,
  inOrder,
  linkForm,
  nameForm,
  proseForm,
  ruled,
  wireDay,
  wireFlag,
  wireNumber,
  wireText,
} from './rules.ts';

/** The entries of a profile's lists: their wire shape (`…Shape`), their rules, and the form values of an entry. */

export const SKILL_BLOCKED_MESSAGE = 'Kindly correct all the field formats!';
export const EXPERIENCE_BLOCKED_MESSAGE = 'Please fix validation errors.';
export const ENTRY_BLOCKED_MESSAGE = 'Fix validation errors.';

const REQUIRED = 'This field is required!';
const name = wireText(200);
const prose = wireText(5_000);
const named = (required?: string) => ruled({ forms: [nameForm], ...(required && { required }) });
const day = (required?: string) => ruled({ forms: [dayForm], ...(required && { required }) });
const described = ruled({ least: [3, 'Enter atleast 3 character!'], forms: [proseForm] });
const always = { when: () => true };
const iso = (date: string | null) => date?.slice(0, 10) ?? '';

export const skillTypes = ['primary', 'skill'] as const;
export const skillShape = z.strictObject({
  skill: name.optional(),
  /** Alternative name field for a primary skill. */
  primarySkill: name.optional(),
  experience: z.strictObject({ year: wireNumber, month: wireNumber }).nullish(),
  lastUsed: wireNumber.optional(),
  version: wireText(50).optional(),
});
export interface SkillValues {
  skill: string;
  experience: { year: string; month: string };
  lastUsed: string;
  version: string;
}
export const skillRules = z.object({
  skill: ruled({ required: REQUIRED, least: [3, 'Enter Atleast 3 Characters!'], forms: [nameForm] }),
  experience: z.object({
    year: ruled({ forms: [[/^\d{1,2}$/, 'Year should be between 0 and 99.']] }),
    month: ruled({ forms: [[/^(\d|0\d|1[0-2])$/, 'Month should be between 0 and 12.']] }),
  }),
  lastUsed: ruled({ forms: [[/^\d{1,4}$/, 'Maximum 4 digits allowed!']] }),
  version: ruled({ forms: [[/^[0-9.]+$/, 'Only numbers and dots are allowed!']] }),
});
export const skillValues = (given: z.output<typeof skillShape>): SkillValues => ({
  skill: given.skill || given.primarySkill || '',
  experience: { year: given.experience?.year ?? '', month: given.experience?.month ?? '' },
  lastUsed: given.lastUsed ?? '',
  version: given.version ?? '',
});
export const skillOf = (entry: CandidateProfile['skills'][number]): SkillValues => ({
  skill: entry.skill,
  experience: entry.experience
    ? { year: String(entry.experience.year), month: String(entry.experience.month) }
    : { year: '', month: '' },
  lastUsed: entry.lastUsed === null ? '' : String(entry.lastUsed),
  version: entry.version ?? '',
});

export const experienceShape = z.strictObject({
  jobTitle: name,
  employer: name,
  periodFrom: wireDay,
  periodTo: wireDay,
  isOngoing: wireFlag,
  location: name,
  description: prose,
});
export type ExperienceValues = z.output<typeof experienceShape>;
export const experienceRules = z
  .object({
    jobTitle: named(REQUIRED),
    employer: named(REQUIRED),
    periodFrom: day(REQUIRED),
    periodTo: day(),
    isOngoing: z.boolean(),
    location: named(),
    description: described,
  })
  .refine(({ isOngoing, periodTo }) => isOngoing || periodTo !== '', { path: ['periodTo'], error: REQUIRED, ...always })
  .refine((all) => all.isOngoing || inOrder(all.periodFrom, all.periodTo), {
    path: ['periodTo'],
    error: 'End date cannot be before start date',
    ...always,
  });
export const experienceOf = (entry: CandidateProfile['workExperience'][number]): ExperienceValues => ({
  jobTitle: entry.jobTitle ?? '',
  employer: entry.employer ?? '',
  periodFrom: iso(entry.periodFrom),
  periodTo: iso(entry.periodTo),
  isOngoing: entry.isOngoing,
  location: entry.location ?? '',
  description: entry.description ?? '',
});

export const educationLevels = {
  sslc: 'SSLC',
  hsc: 'HSC',
  diploma: 'Diploma',
  graduate: 'Undergraduate',
  postgraduate: 'Postgraduate',
} as const;
export const courseTypes = {
  diploma_engineering: 'Diploma in Engineering',
  bsc: 'B.Sc',
  bcom: 'B.Com',
  btech: 'B.Tech',
  mtech: 'M.Tech',
  mca: 'MCA',
} as const;
/** Levels without types of courses. */
export const levelsWithoutType: readonly string[] = ['sslc', 'hsc'];

export const educationShape = z.strictObject({
  institutionName: name,
  courseCategory: name,
  courseType: name,
  courseName: name,
  startDate: wireDay,
  endDate: wireDay,
  isOngoing: wireFlag,
  gpa: wireNumber,
  location: name,
  city: name,
  state: name,
  country: name,
  description: prose,
});
export type EducationValues = z.output<typeof educationShape>;
const among = (values: object): Form => [(text) => Object.hasOwn(values, text), 'Choose one of the list!'];
const NEEDED = 'Required.';
export const educationRules = z
  .object({
    institutionName: named(NEEDED),
    courseCategory: ruled({ forms: [among(educationLevels)] }),
    courseType: ruled({ forms: [among(courseTypes)] }),
    courseName: named(NEEDED),
    startDate: day(NEEDED),
    endDate: day(),
    isOngoing: z.boolean(),
    gpa: ruled({ forms: [[/^\d{1,3}(\.\d{1,2})?%?$/, 'Enter a number, as 8.2 or 82%!']] }),
    location: named(),
    city: named(NEEDED),
    state: named(NEEDED),
    country: named(NEEDED),
    description: described,
  })
  .refine(({ isOngoing, endDate }) => isOngoing || endDate !== '', { path: ['endDate'], error: NEEDED, ...always })
  .refine((all) => all.isOngoing || inOrder(all.startDate, all.endDate), {
    path: ['endDate'],
    error: 'End must be ≥ start.',
    ...always,
  });
export const educationOf = (entry: CandidateProfile['education'][number]): EducationValues => ({
  institutionName: entry.institutionName ?? '',
  courseCategory: entry.courseCategory ?? '',
  courseType: entry.courseType ?? '',
  courseName: entry.courseName ?? '',
  startDate: iso(entry.startDate),
  endDate: iso(entry.endDate),
  isOngoing: entry.isOngoing,
  gpa: entry.gpa ?? '',
  location: entry.location ?? '',
  city: entry.city ?? '',
  state: entry.state ?? '',
  country: entry.country ?? '',
  description: entry.description ?? '',
});

const inPeriod = { path: ['periodTo'], error: 'Must be ≥ from', ...always };

export const certificationShape = z.strictObject({
  certificationName: name,
  organization: name,
  periodFrom: wireDay,
  periodTo: wireDay,
  link: wireText(2_000),
  location: name,
  description: prose,
});
export type CertificationValues = z.output<typeof certificationShape>;
export const certificationRules = z
  .object({
    certificationName: named(REQUIRED),
    organization: named(REQUIRED),
    periodFrom: day(REQUIRED),
    periodTo: day(REQUIRED),
    link: ruled({ forms: [linkForm('Valid URL required')] }),
    location: named(),
    description: described,
  })
  .refine(({ periodFrom, periodTo }) => inOrder(periodFrom, periodTo), inPeriod);
export const certificationOf = (entry: CandidateProfile['certifications'][number]): CertificationValues => ({
  certificationName: entry.certificationName,
  organization: entry.organization ?? '',
  periodFrom: iso(entry.periodFrom),
  periodTo: iso(entry.periodTo),
  link: entry.link ?? '',
  location: entry.location ?? '',
  description: entry.description ?? '',
});

export const projectShape = z.strictObject({
  projectName: name,
  clientName: name,
  periodFrom: wireDay,
  periodTo: wireDay,
  role: name,
  location: name,
  description: prose,
});
export type ProjectValues = z.output<typeof projectShape>;
export const projectRules = z
  .object({
    projectName: named(REQUIRED),
    clientName: named(),
    periodFrom: day(REQUIRED),
    periodTo: day(REQUIRED),
    role: named(REQUIRED),
    location: named(),
    description: described,
  })
  .refine(({ periodFrom, periodTo }) => inOrder(periodFrom, periodTo), inPeriod);
export const projectOf = (entry: CandidateProfile['projects'][number]): ProjectValues => ({
  projectName: entry.projectName,
  clientName: entry.clientName ?? '',
  periodFrom: iso(entry.periodFrom),
  periodTo: iso(entry.periodTo),
  role: entry.role ?? '',
  location: entry.location ?? '',
  description: entry.description ?? '',
});

export const socialShape = z.strictObject({ name, url: wireText(2_000), description: prose });
export type SocialValues = z.output<typeof socialShape>;
export const socialRules = z.object({
  name: named(REQUIRED),
  url: ruled({ required: 'Valid URL required', forms: [linkForm('Valid URL required')] }),
  description: described,
});
export const socialOf = (entry: CandidateProfile['socialProfiles'][number]): SocialValues => ({
  name: entry.name,
  url: entry.url,
  description: entry.description ?? '',
});
