import { Types } from 'mongoose';
import { ApiError } from '#api/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { UserRecord } from '#mongo/models/user.ts';

/** The account with this id (24 hex digits). Throws 404 where there is none. */
export async function findUser(mongo: Mongo, id: string): Promise<UserRecord> {
  const user = await mongo.users.findOne({ _id: new Types.ObjectId(id) }).lean<UserRecord>();
  if (!user) throw noSuchUser();
  return user;
}

export const noSuchUser = () => new ApiError(404, 'User not found.');
