import { Types } from 'mongoose';
import { usageId, usageResetsAt } from '#api/http/count-use.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { presentedFields, presentUser } from '#api/http/session.ts';
import { countedUses, type DailyUseName, dailyLimit, dailyUseNames, roleLimit } from '#domain/daily-uses.ts';
import { DAY_MS, dayBeginsInIndia, todayInIndia } from '#domain/day-in-india.ts';
import type { DailyUsageRecord } from '#mongo/models/daily-usage.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { writeAccount } from './change-account.ts';
import { findUser } from './find-accounts.ts';
import {
  accountUsage,
  dailyUsage,
  setDailyLimits,
  USAGE_DAYS_SHOWN,
  type UseToday,
  usageToday,
} from './usage-contract.ts';

type Counts = DailyUsageRecord['counts'];
type Account = Pick<UserRecord, '_id' | 'role' | 'dailyLimits'>;

/** `ahead`: searches in `counts` that this process hasn't run. What other processes count ahead shows as used. */
function presentUses(account: Account, counts: Counts | undefined, ahead: number): UseToday[] {
  return countedUses(account).map((use) => {
    const used = Math.max(0, (counts?.[use] ?? 0) - (use === 'search' ? ahead : 0));
    const limit = dailyLimit({ role: account.role, dailyLimits: account.dailyLimits ?? {} }, use);
    return { use, used, limit, left: Math.max(0, limit - used) };
  });
}

async function usesToday(deps: Dependencies, account: Account): Promise<UseToday[]> {
  const _id = usageId(String(account._id), deps.now());
  const record = await deps.mongo.dailyUsage.findOne({ _id }, { counts: 1 }).lean<DailyUsageRecord>();
  return presentUses(account, record?.counts, deps.searchQuota.ahead(String(account._id)));
}

export const dailyUsageRoute = handler(dailyUsage, async ({ session, deps }) => {
  const { user, dailyLimits } = session;
  const uses = await usesToday(deps, { _id: new Types.ObjectId(user._id), role: user.role, dailyLimits });
  return { success: true, uses, resetsAt: usageResetsAt(deps.now()).toISOString() };
});

export const accountUsageRoute = handler(accountUsage, async ({ input: { params }, deps }) => {
  const account = await findUser(deps.mongo, params.userId);
  const now = deps.now();
  const since = new Date(dayBeginsInIndia(now).getTime() - (USAGE_DAYS_SHOWN - 1) * DAY_MS);
  const [uses, days] = await Promise.all([
    usesToday(deps, account),
    deps.mongo.dailyUsage
      .find({ user: account._id, dayBegins: { $gte: since } }, { dayBegins: 1, counts: 1 })
      .sort({ dayBegins: -1 })
      .lean<DailyUsageRecord[]>(),
  ]);
  return {
    success: true,
    uses: uses.map((each) => ({
      ...each,
      usual: roleLimit(account.role, each.use),
      isOwn: account.dailyLimits?.[each.use] !== undefined,
    })),
    days: days.map(({ dayBegins, counts }) => ({ day: todayInIndia(dayBegins), counts })),
    resetsAt: usageResetsAt(now).toISOString(),
  };
});

export const setDailyLimitsRoute = handler(setDailyLimits, async ({ input: { params, body }, deps }) => {
  const account = await findUser(deps.mongo, params.userId);
  const counted = countedUses(account);
  const $set: Record<string, number> = {};
  const $unset: Record<string, ''> = {};
  for (const name of dailyUseNames) {
    const limit = body.limits[name];
    if (limit === undefined) continue;
    if (!counted.includes(name)) throw new ApiError(400, 'This is not counted for an account of this role.');
    if (limit === null) $unset[pathOf(name)] = '';
    else $set[pathOf(name)] = limit;
  }
  // field by field, so that concurrent changes of different limits both stay
  await writeAccount(deps, { _id: account._id }, { $set: { ...$set, updatedAt: deps.now() }, $unset });
  return { success: true, message: 'Limits changed.' };
});

const pathOf = (name: DailyUseName) => `dailyLimits.${name}`;

export const usageTodayRoute = handler(usageToday, async ({ input: { query }, deps }) => {
  const { mongo } = deps;
  const records = await mongo.dailyUsage
    .find({ dayBegins: dayBeginsInIndia(deps.now()) }, { user: 1, counts: 1 })
    .lean<DailyUsageRecord[]>();
  const accounts = await mongo.users
    .find({ _id: { $in: records.map(({ user }) => user) } }, { ...presentedFields, dailyLimits: 1 })
    .lean<UserRecord[]>();
  const countsOf = new Map(records.map(({ user, counts }) => [String(user), counts]));
  const all = accounts
    .map((account) => {
      const _id = String(account._id);
      return { ...presentUser(account), uses: presentUses(account, countsOf.get(_id), deps.searchQuota.ahead(_id)) };
    })
    .filter(({ uses }) => uses.some(({ used }) => used > 0))
    .toSorted((one, other) => fullest(other.uses) - fullest(one.uses) || (one._id < other._id ? -1 : 1));
  const { page, perPage } = query;
  const totalPages = Math.ceil(all.length / perPage);
  return {
    success: true,
    accounts: all.slice((page - 1) * perPage, page * perPage),
    pagination: { page, perPage, totalPages, total: all.length },
  };
});

/** The highest share of a limit that was used. A limit of 0 that was used counts as exceeded. */
const fullest = (uses: readonly UseToday[]): number =>
  Math.max(...uses.map(({ used, limit }) => (used === 0 ? 0 : used / Math.max(limit, 0.5))));
