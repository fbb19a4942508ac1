import type { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';

/**
 * Lists two candidates with one email as possible duplicates until the next look through all candidates, which finds
 * them itself. The group's `_id` comes from the account, so that repeating a sign-in replaces it.
 */
export async function listNamesakes(
  mongo: Mongo,
  account: Types.ObjectId,
  candidates: readonly Types.ObjectId[],
): Promise<void> {
  await mongo.duplicateGroups.updateOne(
    { _id: `sign-up:${account}` },
    { $set: { task: account, place: 0, candidates: [...candidates], reasons: ['email'], settled: false } },
    { upsert: true },
  );
}
