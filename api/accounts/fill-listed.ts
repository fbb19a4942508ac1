import { roles } from '#domain/roles.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { listedAccount } from '#mongo/models/listed-account.ts';
import type { UserRecord } from '#mongo/models/user.ts';

const BATCH = 500;

/**
 * Derives `listed` and `seenAt` of accounts from earlier releases. Processes that start together may do the same
 * account twice.
 */
export async function fillListed({ users }: Pick<Mongo, 'users'>): Promise<void> {
  const missing = { role: { $in: [...roles] }, 'listed.number.sort': null };
  for (;;) {
    const found = await users.find(missing).limit(BATCH).lean<UserRecord[]>();
    if (found.length === 0) return;
    await users.bulkWrite(
      found.map((account) => {
        const { _id, firstName, lastName = null, email, contact = null, lastSignInAt = null, createdAt } = account;
        // an account that changes in between is read again
        const asRead = { _id, firstName, lastName, email, contact, lastSignInAt };
        const set = { listed: listedAccount(account), seenAt: lastSignInAt ?? createdAt };
        return { updateOne: { filter: asRead, update: { $set: set } } };
      }),
    );
  }
}
