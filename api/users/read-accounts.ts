import type { Types } from 'mongoose';
import type { CurrentUser } from '#api/contract/current-user.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { UserRecord } from '#mongo/models/user.ts';

export interface Account extends CurrentUser {
  /** When it signed in last, or was made. */
  seenAt: Date;
}

/** What lists show of an account: neither devices, which may be many, nor the password's hash. */
const SHOWN = {
  id: 1,
  firstName: 1,
  lastName: 1,
  email: 1,
  contact: 1,
  role: 1,
  lastSignInAt: 1,
  createdAt: 1,
} as const;

/**
 * Every account, some hundred bytes each: they are searched and sorted in memory. With `ids` only those, as far as
 * they are there.
 */
export async function readAccounts(mongo: Mongo, ids?: readonly Types.ObjectId[]): Promise<Account[]> {
  const distinct = ids && [...new Map(ids.map((id) => [String(id), id])).values()];
  const users = await mongo.users.find(distinct ? { _id: { $in: distinct } } : {}, SHOWN).lean<UserRecord[]>();
  return users.map((user) => ({ ...presentUser(user), seenAt: user.lastSignInAt ?? user.createdAt }));
}
