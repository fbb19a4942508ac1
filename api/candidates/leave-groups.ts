import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

/** Removes a deleted candidate from its groups of duplicates; a group with one member left is deleted. */
export async function leaveGroups(mongo: Mongo, candidate: Types.ObjectId): Promise<void> {
  for (const { _id, candidates } of await mongo.duplicateGroups.find({ candidates: candidate }).lean()) {
    if (candidates.length <= 2) await mongo.duplicateGroups.deleteOne({ _id });
    else await mongo.duplicateGroups.updateOne({ _id }, { $pull: { candidates: candidate } });
  }
}
