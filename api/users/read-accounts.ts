import type { CurrentUser } from '#api/contract/shapes.ts';
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

/** Every account, some hundred bytes each: they are searched and sorted in memory. */
export async function readAccounts(mongo: Mongo): Promise<Account[]> {
  const users = await mongo.users.find({}, SHOWN).lean<UserRecord[]>();
  return users.map((user) => ({ ...presentUser(user), seenAt: user.lastSignInAt ?? user.createdAt }));
}
