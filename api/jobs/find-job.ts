import { Types } from 'mongoose';
import { JOB_NOT_FOUND_MESSAGE } from '#api/contract/job-shapes.ts';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { JobRecord } from '#mongo/models/job.ts';

/** By `_id` or by the number that people read; whoever asks. Throws 404 where there is none, or no longer. */
export async function findJob(mongo: Mongo, key: string): Promise<JobRecord> {
  const filter = key.startsWith('JOB-') ? { id: key } : { _id: new Types.ObjectId(key) };
  const job = await mongo.jobs.findOne(filter).lean<JobRecord>();
  if (!job || job.deleted) throw noSuchJob();
  return job;
}

export const noSuchJob = () => new ApiError(404, JOB_NOT_FOUND_MESSAGE);
