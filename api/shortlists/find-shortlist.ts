import { Types } from 'mongoose';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';

/** A list that the account may see. Throws 404 where it isn't there, or is another's and not shared with the account. */
export async function findSeenShortlist(mongo: Mongo, id: string, account: string): Promise<ShortlistRecord> {
  const list = await mongo.shortlists.findOne({ _id: new Types.ObjectId(id) }).lean<ShortlistRecord>();
  const readers = list ? [list.owner, ...(list.sharedWith ?? [])] : [];
  if (!list || !readers.some((one) => String(one) === account)) throw new ApiError(404, 'List not found.');
  return list;
}

/** The account's own list. Throws 404 where it may not see it, 403 where it is only shared with it. */
export async function findShortlist(mongo: Mongo, id: string, account: string): Promise<ShortlistRecord> {
  const list = await findSeenShortlist(mongo, id, account);
  if (String(list.owner) !== account) throw new ApiError(403, 'Only its owner can change a shared list.');
  return list;
}
