import { Types } from 'mongoose';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';

/** The account's own search. Throws 404 where it isn't there or is another's, 403 where it is only shared with it. */
export async function findOwnSearch(mongo: Mongo, id: string, account: string): Promise<SavedSearchRecord> {
  const search = await mongo.savedSearches.findOne({ _id: new Types.ObjectId(id) }).lean<SavedSearchRecord>();
  if (search && String(search.owner) === account) return search;
  if (search?.sharedWith.some((reader) => String(reader) === account)) {
    throw new ApiError(403, 'Only its owner can change a shared search.');
  }
  throw new ApiError(404, 'Search not found.');
}
