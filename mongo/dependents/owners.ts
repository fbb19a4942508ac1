import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { OwnerCollection } from './dependents.ts';

/** A longer chain of merges is a loop. */
const MERGES_FOLLOWED = 20;

/** Those of the ids whose record is there, as hex digits. */
export async function existingOwners(
  mongo: Mongo,
  owner: OwnerCollection,
  ids: readonly Types.ObjectId[],
): Promise<Set<string>> {
  const found = await mongo.connection
    .collection(owner)
    .find({ _id: { $in: [...ids] } }, { projection: { deleted: 1 } })
    .toArray();
  return new Set(found.filter(({ deleted }) => !deleted).map(({ _id }) => String(_id)));
}

/** The candidate that this one, which is gone, was merged into; null where there is none, or that one is gone too. */
export async function mergedInto(mongo: Mongo, candidate: Types.ObjectId): Promise<Types.ObjectId | null> {
  let _id = candidate;
  for (let followed = 0; followed < MERGES_FOLLOWED; followed += 1) {
    const merged = await mongo.mergedCandidates.findOne({ _id }).lean();
    if (!merged) return null;
    _id = merged.into;
    if ((await existingOwners(mongo, 'candidates', [_id])).size > 0) return _id;
  }
  return null;
}
