import { Types } from 'mongoose';
import type { CurrentUser } from '#api/contract/current-user.ts';
import { JOB_GONE_MESSAGE } from '#api/contract/job-shapes.ts';
import { ApiError } from '#api/errors.ts';
import { maySeeJob } from '#api/jobs/may-see-job.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { applicationKey } from './application-key.ts';

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
