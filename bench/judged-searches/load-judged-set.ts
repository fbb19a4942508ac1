import type { CandidateFilterInput } from '#domain/filters/candidate-filter.ts';
import type {
  CandidateRecord,
  Certification,
  Education,
  Project,
  Skill,
  WorkExperience,
} from '#mongo/models/candidate.ts';
import { readLines } from './read-lines.ts';

type KeptAsIs =
  | 'applicantName'
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'presentAddress'
  | 'experience'
  | 'currentCTC'
  | 'expectedCTC'
  | 'noticePeriod'
  | 'profileSummary'
  | 'preferredJob'
  | 'preferredLocation'
  | 'resumeAvailable'
  | 'updatedOn';

/** A candidate record without identifiers; the caller gives the keys, the number and the dates of creation. */
export interface JudgedCandidate extends Pick<CandidateRecord, KeptAsIs> {
  primarySkills: Omit<Skill, '_id'>[];
  skills: Omit<Skill, '_id'>[];
  workExperience: Omit<WorkExperience, '_id'>[];
  education: Omit<Education, '_id'>[];
  certifications: Omit<Certification, '_id'>[];
  projects: Omit<Project, '_id'>[];
}

export interface JudgedPerson {
  id: string;
  /** The field of work, such as `nursing-health`. */
  field: string;
  candidate: JudgedCandidate;
  resumeText?: string;
}

export const searchKinds = [
  'keyword',
  'keywords',
  'mandatory',
  'designation',
  'title-and-skill',
  'boolean',
  'phrase',
  'filtered',
] as const;

export const halves = ['seen', 'hidden'] as const;
export type Half = (typeof halves)[number];

/** 3: call first, 2: call, 1: maybe, 0: no. A person without a grade is a 0. */
export type Grade = 0 | 1 | 2 | 3;

export interface JudgedSearch {
  id: string;
  field: string;
  kind: (typeof searchKinds)[number];
  /** What the recruiter wants, in the recruiter's words. */
  wanted: string;
  /** The body of `POST /advance-filter`. */
  filter: CandidateFilterInput;
  grades: { person: string; grade: Grade; reason?: string }[];
}

export const loadPeople = (): JudgedPerson[] => lines<JudgedPerson>('people.jsonl');

export const loadSearches = (half: Half): JudgedSearch[] => lines<JudgedSearch>(`${half}-searches.jsonl`);

/** The grades of one search by person. */
export const gradesOf = (search: JudgedSearch): Map<string, Grade> =>
  new Map(search.grades.map(({ person, grade }) => [person, grade]));

const dateFields = new Set(['updatedOn', 'periodFrom', 'periodTo']);

const lines = <Row>(file: string): Row[] => readLines(new URL(file, import.meta.url), dateFields);
