import { Types } from 'mongoose';
import { countedUses, type DailyUseName, dailyLimit, dailyUseNames, limitReached } from '#domain/daily-uses.ts';
import { DAY_MS, dayBeginsInIndia, todayInIndia } from '#domain/day-in-india.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import type { Stores } from '#mongo/dependents/move-dependent.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { DailyUsageRecord } from '#mongo/models/daily-usage.ts';
import type { CountedAccount } from './dependencies.ts';
import { ApiError, accountGone } from './errors.ts';
import { hashedId } from './hourly-id.ts';
import { inWords } from './limits.ts';

export type UsageStores = Stores & { now(): Date };

/** The `_id` of the account's record for the current day in India. */
export const usageId = (account: string, now: Date): string => `${account}:${todayInIndia(now)}`;

const isCounted = ({ user }: CountedAccount, name: DailyUseName): boolean => countedUses(user).includes(name);

export const limitOf = ({ user, dailyLimits }: CountedAccount, name: DailyUseName): number =>
  dailyLimit({ role: user.role, dailyLimits }, name);

/**
 * Counts `amount` uses on the account's day. Throws 429 if fewer are left. Checks and counts in one conditional write,
 * so that concurrent processes never let more through than the limit.
 */
export async function countUse(
  stores: UsageStores,
  by: CountedAccount,
  name: DailyUseName,
  amount: number,
): Promise<void> {
  if (!isCounted(by, name)) return;
  const now = stores.now();
  const [_id, limit, path] = [usageId(by.user._id, now), limitOf(by, name), pathOf(name)];
  for (;;) {
    const enough = { _id, [path]: { $lte: limit - amount } };
    const { matchedCount } = await stores.mongo.dailyUsage.updateOne(enough, { $inc: { [path]: amount } });
    if (matchedCount === 1) return;
    const used = await readUsed(stores, by, name, now);
    if (used + amount > limit) throw usedUp(name, { limit, left: limit - used, needed: amount }, now);
  }
}

/** Counts a use that concerns one candidate: once a day, however often it is repeated. Throws 429 if none is left. */
export async function countOnce(
  stores: UsageStores,
  by: CountedAccount,
  name: DailyUseName,
  candidate: Types.ObjectId,
): Promise<void> {
  if (!isCounted(by, name)) return;
  const now = stores.now();
  const { dailyUsage } = stores.mongo;
  const [_id, limit, path] = [usageId(by.user._id, now), limitOf(by, name), pathOf(name)];
  // a hash, so that the record doesn't name the candidate
  const seen = hashedId(`${name}:${candidate}`);
  for (;;) {
    const { matchedCount } = await dailyUsage.updateOne(
      { _id, seen: { $ne: seen }, [path]: { $lt: limit } },
      { $inc: { [path]: 1 }, $push: { seen } },
    );
    if (matchedCount === 1) return;
    const used = await readUsed(stores, by, name, now);
    if (await dailyUsage.exists({ _id, seen })) return;
    if (used >= limit) throw usedUp(name, { limit, left: 0, needed: 1 }, now);
  }
}

/**
 * Counts up to `most` uses ahead and returns how many; a quarter of what is left when that is less, so that processes
 * share the last ones. Throws 429 if none is left.
 */
export async function reserveUses(
  stores: Stores,
  by: CountedAccount,
  name: DailyUseName,
  { most, now }: { most: number; now: Date },
): Promise<number> {
  const { dailyUsage } = stores.mongo;
  const [_id, limit, path] = [usageId(by.user._id, now), limitOf(by, name), pathOf(name)];
  for (;;) {
    const enough = { _id, [path]: { $lte: limit - most } };
    if ((await dailyUsage.updateOne(enough, { $inc: { [path]: most } })).matchedCount === 1) return most;
    const used = await readUsed(stores, by, name, now);
    const left = limit - used;
    if (left <= 0) throw usedUp(name, { limit, left, needed: 1 }, now);
    if (left >= most) continue;
    const some = Math.ceil(left / 4);
    const asRead = await dailyUsage.updateOne({ _id, [path]: used }, { $inc: { [path]: some } });
    if (asRead.matchedCount === 1) return some;
  }
}

/** Takes back uses that were counted ahead. */
export async function giveBackUses(
  { mongo }: Pick<Stores, 'mongo'>,
  _id: string,
  name: DailyUseName,
  amount: number,
): Promise<void> {
  const path = pathOf(name);
  await mongo.dailyUsage.updateOne({ _id, [path]: { $gte: amount } }, { $inc: { [path]: -amount } });
}

const pathOf = (name: DailyUseName): string => `counts.${name}`;

/** Reads a count of the account's day; creates the day's record if it is missing. */
async function readUsed(stores: Stores, by: CountedAccount, name: DailyUseName, now: Date): Promise<number> {
  const _id = usageId(by.user._id, now);
  const record = await stores.mongo.dailyUsage.findOne({ _id }, { counts: 1 }).lean<DailyUsageRecord>();
  if (record) return record.counts[name];
  const user = new Types.ObjectId(by.user._id);
  const counts = Object.fromEntries(dailyUseNames.map((each) => [each, 0])) as DailyUsageRecord['counts'];
  try {
    const dayBegins = dayBeginsInIndia(now);
    await stores.mongo.dailyUsage.insertMany([{ _id, user, dayBegins, counts, seen: [], noticed: [] }]);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
  }
  if (!(await afterCreating(stores, 'usage', { _id, owner: user }))) throw accountGone();
  return 0;
}

/** When the counts of the current day end: the next midnight in India. */
export const usageResetsAt = (now: Date): Date => new Date(dayBeginsInIndia(now).getTime() + DAY_MS);

function usedUp(name: DailyUseName, reached: Record<'limit' | 'left' | 'needed', number>, now: Date): ApiError {
  const retryAfterSeconds = Math.ceil((usageResetsAt(now).getTime() - now.getTime()) / 1000);
  const resets = reached.limit > 0 ? ` It resets at midnight in India, in ${inWords(retryAfterSeconds)}.` : '';
  const message = `${limitReached(name, reached)}${resets} An admin can raise it.`;
  return new ApiError(429, message, { retryAfterSeconds });
}
