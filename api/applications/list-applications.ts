import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';

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
