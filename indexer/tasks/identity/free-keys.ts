import type { Types } from 'mongoose';
import { findOwners } from '#indexer/tasks/import-candidates/find-owners.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';

/** Of these contact keys those that no other live candidate holds. */
export async function freeKeys(mongo: Mongo, keys: readonly string[], own: Types.ObjectId): Promise<string[]> {
  const owners = await findOwners(mongo, keys);
  return keys.filter((key) => {
    const owner = owners.get(key);
    return owner?.state !== 'live' || owner.candidate.equals(own);
  });
}
