import type { Types } from 'mongoose';
import type { Dependencies } from '#api/dependencies.ts';

/** Makes drafts of an employer's live jobs: nobody finds them any more, and applications to them stay. */
export async function takeOffJobs(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  employer: Types.ObjectId,
): Promise<void> {
  const jobs = await mongo.jobs.find({ createdBy: employer }, { status: 1, deleted: 1 }).lean();
  const updatedAt = now();
  const update = { $set: { status: 'draft' as const, isEnable: false, updatedAt } };
  const live = jobs.filter(({ status, deleted }) => status === 'live' && !deleted);
  await changes.jobs.bulkUpdate(live.map(({ _id }) => ({ id: _id, update })));
}
