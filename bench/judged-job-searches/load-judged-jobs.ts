import type { JobRecord } from '#mongo/models/job.ts';
import type { Grade, Half, JudgedCandidate } from '../judged-searches/load-judged-set.ts';
import { readLines } from '../judged-searches/read-lines.ts';

/** The day of the set: jobs were posted in the 90 days up to it, and none has passed its deadline. */
export const JUDGED_JOBS_DAY = '2026-11-23';

type Written =
  | 'title'
  | 'companyName'
  | 'location'
  | 'experience'
  | 'salary'
  | 'employmentType'
  | 'industry'
  | 'skills'
  | 'requirements'
  | 'description'
  | 'createdAt'
  | 'deadline';

/** A live job as an employer writes it. The caller gives the keys, the account and the status. */
export type JudgedJob = Pick<JobRecord, Written>;

export interface JudgedPosting {
  id: string;
  /** The field of work, such as `nursing-health`. */
  field: string;
  job: JudgedJob;
}

/** The parts of a candidate record with which a job's fit is compared. */
export type JudgedProfile = Pick<
  JudgedCandidate,
  | 'presentAddress'
  | 'experience'
  | 'currentCTC'
  | 'expectedCTC'
  | 'preferredJob'
  | 'preferredLocation'
  | 'primarySkills'
  | 'skills'
  | 'workExperience'
>;

export interface JudgedSeeker {
  id: string;
  field: string;
  who: string;
  candidate: JudgedProfile;
}

export const jobSearchKinds = ['skill', 'title', 'title-skill', 'title-place', 'badges', 'profile'] as const;

export interface JudgedJobSearch {
  id: string;
  field: string;
  kind: (typeof jobSearchKinds)[number];
  /** What the seeker wants, in one sentence. */
  wanted: string;
  /** The fields of `GET /fetch-jobs`. */
  search: { keyword?: string; location?: string; skills?: string[] };
  /** The profile of the account that searches; none if the account has no profile. */
  seeker?: string;
  grades: { job: string; grade: Grade; reason: string }[];
}

const dateFields = new Set(['createdAt', 'deadline', 'periodFrom', 'periodTo']);
const lines = <Row>(file: string): Row[] => readLines(new URL(file, import.meta.url), dateFields);

export const loadJudgedJobs = (): JudgedPosting[] => lines('jobs.jsonl');

export const loadJudgedSeekers = (): JudgedSeeker[] => lines('profiles.jsonl');

export const loadJobSearches = (half: Half): JudgedJobSearch[] => lines(`${half}-searches.jsonl`);

/** The grades of one search by job; a job without a grade is a 0. */
export const jobGradesOf = (search: JudgedJobSearch): Map<string, Grade> =>
  new Map(search.grades.map(({ job, grade }) => [job, grade]));
