import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { DuplicateGroupRecord } from '#mongo/models/duplicate-group.ts';
import { confirmGroups } from './confirm-groups.ts';

/** After pairs of this candidate's were told apart, or no longer are: which of its groups are still shown. */
export async function settleGroups(mongo: Mongo, candidate: string): Promise<void> {
  const groups = await mongo.duplicateGroups
    .find({ candidates: new Types.ObjectId(candidate) })
    .lean<DuplicateGroupRecord[]>();
  const open = new Set((await confirmGroups(mongo, groups)).map(({ _id }) => _id));
  for (const { _id } of groups) {
    await mongo.duplicateGroups.updateOne({ _id }, { $set: { settled: !open.has(_id) } });
  }
}
