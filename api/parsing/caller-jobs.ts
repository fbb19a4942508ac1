import { Types } from 'mongoose';
import { NO_PARSED_RESUME } from '#api/contract/parsed-resume.ts';
import { ApiError } from '#api/errors.ts';
import type { Session } from '#api/sessions/session.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/** Twice the files that one call takes: those of a call before may still be under way. */
const JOBS_TOLD = 20;

/** The caller's newest jobs of the AI parser that save at once, newest first. */
export const parsingJobs = (mongo: Mongo, { user }: Session): Promise<TaskRecord[]> =>
  newest(mongo, { createdBy: new Types.ObjectId(user._id), kind: 'parse-resumes', 'input.by': 'parse-resumes' });

/** The caller's newest resumes that are looked at before they are saved, newest first. */
export const reviewJobs = (mongo: Mongo, { user }: Session): Promise<TaskRecord[]> =>
  newest(mongo, { createdBy: new Types.ObjectId(user._id), kind: 'review-resume' });

const newest = (mongo: Mongo, filter: Record<string, unknown>): Promise<TaskRecord[]> =>
  mongo.tasks.find(filter).sort({ createdAt: -1, _id: -1 }).limit(JOBS_TOLD).lean<TaskRecord[]>().exec();

/** A resume of the caller's that is looked at before it is saved. Throws 404 for anybody else's and other work. */
export async function reviewJob(mongo: Mongo, { user }: Session, jobId: string): Promise<TaskRecord> {
  const task = await mongo.tasks.findOne({ _id: new Types.ObjectId(jobId) }).lean<TaskRecord>();
  if (!task || task.deleted || task.kind !== 'review-resume' || String(task.createdBy) !== user._id) {
    throw new ApiError(404, NO_PARSED_RESUME);
  }
  return task;
}
