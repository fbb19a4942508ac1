import type { Session } from '#api/sessions/session.ts';
import { type Account, readAccounts } from '#api/users/read-accounts.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';

/** Whose sessions somebody may see: an admin everybody's, others their own. */
export async function visibleAccounts(mongo: Mongo, { user }: Session): Promise<Account[]> {
  if (user.role === 'admin') return readAccounts(mongo);
  return [{ ...user, seenAt: new Date(0) }];
}
