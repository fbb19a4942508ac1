import { Types } from 'mongoose';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';

/** The account's own list. Throws 404 where it isn't there or is another's. */
export async function findShortlist(mongo: Mongo, id: string, account: string): Promise<ShortlistRecord> {
  const list = await mongo.shortlists.findOne({ _id: new Types.ObjectId(id) }).lean<ShortlistRecord>();
  if (!list || String(list.owner) !== account) throw new ApiError(404, 'List not found.');
  return list;
}
