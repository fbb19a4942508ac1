import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { JobRecord } from '#mongo/models/job.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Seekers don't apply below this match. */
const SKILLS_IN_COMMON = 2;
/** Irregular hours and days, so that timestamps differ. */
const HOURS_APART = 17;
const DAYS_LOOKED_AT = 28;

const lower = (skills: readonly string[]) => skills.map((skill) => skill.toLowerCase());

/** The largest difference from the required years at which candidates still apply. */
const YEARS_AWAY = 2;

/** Live jobs that share skills with a candidate and fit the years of experience, best match first. */
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
  /** Position in the run: later ones were applied for earlier. */
  at: number;
  hiringStatus?: ApplicationRecord['hiringStatus'];
  /** Saved, but not applied for. */
  savedOnly?: boolean;
}

/** A job seeker's action on a job. Throws if the candidate has no account. */
export function demoApplication({ candidate, job, at, ...done }: Marked, now: Date): ApplicationRecord {
  if (!candidate.user) throw new Error(`${candidate.applicantID} has no account`);
  const age = ((at * HOURS_APART) % (DAYS_LOOKED_AT * 24)) * HOUR_MS;
  // no application is earlier than its job
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
