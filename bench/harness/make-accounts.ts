import { Types } from 'mongoose';
import { hashPassword } from '#api/sessions/password-hash.ts';
import { dailyUseNames, dailyUses } from '#domain/daily-uses.ts';
import type { Role } from '#domain/roles.ts';
import { connectMongo } from '#mongo/connect-mongo.ts';

export const ACCOUNT_PASSWORD = 'Bench-Only-2';

/** Measurements count uses as the product does, but are not stopped by a day's limit. */
export const highestLimits = Object.fromEntries(dailyUseNames.map((name) => [name, dailyUses[name].highest]));

/**
 * Creates this many accounts with one password and alternating roles; returns their emails. Removes those of an earlier
 * run.
 */
export async function makeAccounts(
  mongoUrl: string,
  count: number,
  roles: readonly Role[] = ['employer'],
): Promise<string[]> {
  const mongo = await connectMongo(mongoUrl);
  try {
    await mongo.users.deleteMany({ lastName: 'Bench' });
    const passwordHash = await hashPassword(ACCOUNT_PASSWORD);
    const now = new Date();
    const accounts = Array.from({ length: count }, (_, at) => ({
      _id: new Types.ObjectId(),
      id: `USR-B${String(at).padStart(6, '0')}`,
      firstName: 'Asha',
      lastName: 'Bench',
      email: `${new Types.ObjectId()}@bench.example.com`,
      role: roles[at % roles.length]!,
      passwordHash,
      passwordChangedAt: now,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
      dailyLimits: highestLimits,
    }));
    await mongo.users.insertMany(accounts);
    return accounts.map(({ email }) => email);
  } finally {
    await mongo.close();
  }
}
