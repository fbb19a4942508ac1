import { Types } from 'mongoose';
import type { CurrentUser } from '#api/http/contract.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { versionOf } from '#api/http/version-of.ts';
import { canFor } from '#domain/permissions.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { EmployerRecord } from '#mongo/models/employer.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { JOB_GONE_MESSAGE, JOB_NOT_FOUND_MESSAGE } from './contract.ts';
import { presentJob } from './present-job.ts';

/** Finds a job by `_id` or display number, without an access check. Throws 404 if there is none, or it was deleted. */
export async function findJob(mongo: Mongo, key: string): Promise<JobRecord> {
  const filter = key.startsWith('JOB-') ? { id: key } : { _id: new Types.ObjectId(key) };
  const job = await mongo.jobs.findOne(filter).lean<JobRecord>();
  if (!job || job.deleted) throw noSuchJob();
  return job;
}

export const noSuchJob = () => new ApiError(404, JOB_NOT_FOUND_MESSAGE);

/** Finds the employer's own job by `_id` or number. Throws 404 for another account's job as for a missing one. */
export async function findOwnJob(mongo: Mongo, key: string, employer: string): Promise<JobRecord> {
  const job = await findJob(mongo, key);
  if (!job.createdBy.equals(employer)) throw noSuchJob();
  return job;
}

/** A live job is visible to all; a draft only to its owner, admins and seekers who saved it or applied to it. */
export function maySeeJob(
  user: Pick<CurrentUser, '_id' | 'role'>,
  job: Pick<JobRecord, 'status' | 'createdBy'>,
  marks: Pick<ApplicationRecord, 'saveStatus' | 'applicationStatus'> | null,
): boolean {
  if (job.status === 'live' || canFor(user, 'jobs.read-drafts', String(job.createdBy))) return true;
  return marks !== null && (marks.saveStatus || marks.applicationStatus);
}

/** The version of a job's editable content. Excludes the company's name, which a rename changes. */
export function jobVersion(record: JobRecord): string {
  const { createdBy: _createdBy, ...content } = presentJob(record);
  return versionOf(content);
}

export async function companyNameOf(mongo: Mongo, employer: Types.ObjectId): Promise<string | undefined> {
  const company = await mongo.employers.findOne({ user: employer }, { companyName: 1 }).lean<EmployerRecord>();
  return company?.companyName;
}

/**
 * Copies the company's current name to an employer's jobs. Repeats until the company was not renamed in between, so
 * that of two concurrent renames the later one names every job.
 */
export async function nameJobsAfterCompany(
  { mongo, changes }: Pick<Dependencies, 'mongo' | 'changes'>,
  createdBy: Types.ObjectId,
): Promise<void> {
  for (;;) {
    const companyName = await companyNameOf(mongo, createdBy);
    if (companyName === undefined) return;
    const jobs = await mongo.jobs
      .find({ createdBy }, { companyName: 1, deleted: 1 })
      .lean<Pick<JobRecord, '_id' | 'companyName' | 'deleted'>[]>();
    const otherwise = jobs.filter((job) => !job.deleted && job.companyName !== companyName);
    if (otherwise.length === 0) return;
    await changes.jobs.bulkUpdate(otherwise.map(({ _id }) => ({ id: _id, update: { $set: { companyName } } })));
  }
}

/** The `_id` of the one record of a seeker's account and a job, which prevents applying twice. */
export const applicationKey = (user: string, job: string): string => `${user}:${job}`;

/** Selects applications that no decision has been made on; saves are none. */
export const UNDECIDED = { applicationStatus: true, hiringStatus: { $nin: ['shortlisted', 'rejected'] } } as const;

/** Finds an account's record about a job. `user` and `job` are `_id`s of 24 hex digits. */
export function findApplication(mongo: Mongo, user: string, job: string): Promise<ApplicationRecord | null> {
  return mongo.applications.findOne({ _id: applicationKey(user, job) }).lean<ApplicationRecord>();
}

/**
 * Finds a job that a seeker may see: live, or a draft that it saved or applied to (`known`). Throws 404 for any other
 * job.
 */
export async function findJobForSeeker(
  mongo: Mongo,
  user: CurrentUser,
  id: string,
  known: ApplicationRecord | null,
): Promise<JobRecord> {
  const job = await mongo.jobs.findOne({ _id: new Types.ObjectId(id) }).lean<JobRecord>();
  if (!job || job.deleted || !maySeeJob(user, job, known)) throw jobIsGone();
  return job;
}

export const jobIsGone = () => new ApiError(404, JOB_GONE_MESSAGE);

type Marks = Pick<ApplicationRecord, 'job' | 'saveStatus' | 'savedAt' | 'applicationStatus' | 'appliedAt'>;

/** The `_id`s of the jobs that an account has saved, and of those it has applied to; newest first. */
export async function listApplications(mongo: Mongo, user: string): Promise<{ saved: string[]; applied: string[] }> {
  const found = await mongo.applications
    .find({ user: new Types.ObjectId(user) }, { job: 1, saveStatus: 1, savedAt: 1, applicationStatus: 1, appliedAt: 1 })
    .lean<Marks[]>();
  return {
    saved: newestFirst(
      found.filter(({ saveStatus }) => saveStatus),
      ({ savedAt }) => savedAt,
    ),
    applied: newestFirst(
      found.filter(({ applicationStatus }) => applicationStatus),
      ({ appliedAt }) => appliedAt,
    ),
  };
}

function newestFirst(found: Marks[], at: (marks: Marks) => Date | undefined): string[] {
  const time = (marks: Marks) => at(marks)?.getTime() ?? 0;
  return found.toSorted((one, other) => time(other) - time(one)).map(({ job }) => String(job));
}
