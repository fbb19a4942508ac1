import { Types, type UpdateQuery } from 'mongoose';
import { ensureCandidate } from '#api/commands/ensure-candidate.ts';
import type { CurrentUser } from '#api/contract/current-user.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { ApplicationRecord } from '#mongo/models/application.ts';
import type { JobRecord } from '#mongo/models/job.ts';
import { applicationKey } from './application-key.ts';

/**
 * Applies the update operators to the record of a seeker and a job, which is made where there is none, in one atomic
 * write. Gives the record as it was before, or null.
 */
export async function upsertApplication(
  deps: Pick<Dependencies, 'mongo' | 'changes' | 'commands' | 'now'>,
  user: CurrentUser,
  job: JobRecord,
  { $set, ...operators }: UpdateQuery<ApplicationRecord>,
): Promise<ApplicationRecord | null> {
  const account = new Types.ObjectId(user._id);
  const candidate = await ensureCandidate(deps, { ...user, _id: account });
  const write = () =>
    deps.mongo.applications
      .findOneAndUpdate(
        { _id: applicationKey(user._id, String(job._id)) },
        {
          ...operators,
          $set: { ...$set, user: account, candidate, job: job._id, employer: job.createdBy, jobId: job.id },
        },
        { upsert: true, returnDocument: 'before', runValidators: true },
      )
      .lean<ApplicationRecord>()
      .exec();
  return againWhereTaken(write);
}

/** Two at once found no record: for the later one it is there now. */
const againWhereTaken = <T>(write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    if (isKeyTaken(error)) return write();
    throw error;
  });
