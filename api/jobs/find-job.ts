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

/** By `_id` or by the number that people read; whoever asks. Throws 404 where there is none, or no longer. */
export async function findJob(mongo: Mongo, key: string): Promise<JobRecord> {
  const filter = key.startsWith('JOB-') ? { id: key } : { _id: new Types.ObjectId(key) };
  const job = await mongo.jobs.findOne(filter).lean<JobRecord>();
  if (!job || job.deleted) throw noSuchJob();
  return job;
}

export const noSuchJob = () => new ApiError(404, JOB_NOT_FOUND_MESSAGE);

/** A job of this employer's account, by `_id` or number. Throws 404 for another's as for one that is not there. */
export async function findOwnJob(mongo: Mongo, key: string, employer: string): Promise<JobRecord> {
  const job = await findJob(mongo, key);
  if (!job.createdBy.equals(employer)) throw noSuchJob();
  return job;
}

/** A live job is everybody's to see; a draft its owner's, the admins' and of who saved it or applied to it. */
export function maySeeJob(
  user: Pick<CurrentUser, '_id' | 'role'>,
  job: Pick<JobRecord, 'status' | 'createdBy'>,
  marks: Pick<ApplicationRecord, 'saveStatus' | 'applicationStatus'> | null,
): boolean {
  if (job.status === 'live' || canFor(user, 'jobs.read-drafts', String(job.createdBy))) return true;
  return marks !== null && (marks.saveStatus || marks.applicationStatus);
}

/** The version of what an employer says of a job: another for every other content, the same whoever's name it bears. */
export function jobVersion(record: JobRecord): string {
  const { createdBy: _createdBy, ...content } = presentJob(record);
  return versionOf(content);
}

export async function companyNameOf(mongo: Mongo, employer: Types.ObjectId): Promise<string | undefined> {
  const company = await mongo.employers.findOne({ user: employer }, { companyName: 1 }).lean<EmployerRecord>();
  return company?.companyName;
}

/**
 * Gives an employer's jobs the name that its company has. Ends only when the company was not renamed meanwhile: of two
 * renames at once the later one names every job.
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

/** The `_id` of the one record of a seeker's account and a job: what makes applying twice impossible. */
export const applicationKey = (user: string, job: string): string => `${user}:${job}`;

/** What an account has with a job, if anything. `user` and `job` are `_id`s of 24 hex digits. */
export function findApplication(mongo: Mongo, user: string, job: string): Promise<ApplicationRecord | null> {
  return mongo.applications.findOne({ _id: applicationKey(user, job) }).lean<ApplicationRecord>();
}

/**
 * A job that a seeker may see: live, or a draft that it saved or applied to (`known`).
 * Throws 404 for every other one, as for one that is gone.
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
