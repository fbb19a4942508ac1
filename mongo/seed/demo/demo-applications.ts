import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { JobRecord } from '#mongo/models/job.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Less in common is no reason to apply. */
const SKILLS_IN_COMMON = 2;
/** Odd hours and days, so that no two come at one time. */
const HOURS_APART = 17;
const DAYS_LOOKED_AT = 28;

const lower = (skills: readonly string[]) => skills.map((skill) => skill.toLowerCase());

/** Nobody applies who has so many years less or more than asked for. */
const YEARS_AWAY = 2;

/** Live jobs that share skills with a candidate and ask for such years, those that share most first. */
export function fittingJobs(candidate: CandidateRecord, jobs: readonly JobRecord[], count: number): JobRecord[] {
  const years = candidate.experience?.year ?? 0;
  const own = new Set(lower((candidate.primarySkills ?? []).map(({ skill }) => skill)));
  return jobs
    .filter(
      ({ status, experience: { min, max } }) =>
        status === 'live' && years >= min - YEARS_AWAY && years <= max + YEARS_AWAY,
    )
    .map((job) => ({ job, shared: lower(job.skills).filter((skill) => own.has(skill)).length }))
    .filter(({ shared }) => shared >= SKILLS_IN_COMMON)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ job }) => job);
}

export interface Marked {
  candidate: CandidateRecord;
  job: JobRecord;
  /** In the run: what comes later was applied for earlier. */
  at: number;
  hiringStatus?: ApplicationRecord['hiringStatus'];
  /** Saved, and not applied for. */
  savedOnly?: boolean;
}

/** What a job seeker did with a job. Throws where the candidate has no account. */
export function demoApplication({ candidate, job, at, ...done }: Marked, now: Date): ApplicationRecord {
  if (!candidate.user) throw new Error(`${candidate.applicantID} has no account`);
  const age = ((at * HOURS_APART) % (DAYS_LOOKED_AT * 24)) * HOUR_MS;
  // nobody applies before the job is there
  const when = new Date(Math.max(now.getTime() - age, Math.min(job.createdAt.getTime() + DAY_MS, now.getTime())));
  const hiringStatus = done.hiringStatus ?? '';
  return {
    _id: `${candidate.user}:${job._id}`,
    user: candidate.user,
    candidate: candidate._id,
    job: job._id,
    employer: job.createdBy,
    saveStatus: done.savedOnly ?? false,
    applicationStatus: !done.savedOnly,
    ...(done.savedOnly ? { savedAt: when } : { appliedAt: when }),
    hiringStatus,
    ...(hiringStatus && { decidedAt: now }),
    jobId: job.id,
    jobTitle: job.title,
    ...(job.companyName && { companyName: job.companyName }),
  };
}
