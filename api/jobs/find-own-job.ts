import type { Mongo } from '#mongo/connect-mongo.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { findJob, noSuchJob } from './find-job.ts';

/** A job of this employer's account, by `_id` or number. Throws 404 for another's as for one that is not there. */
export async function findOwnJob(mongo: Mongo, key: string, employer: string): Promise<JobRecord> {
  const job = await findJob(mongo, key);
  if (!job.createdBy.equals(employer)) throw noSuchJob();
  return job;
}
