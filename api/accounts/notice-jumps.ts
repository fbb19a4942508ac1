import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '#api/http/dependencies.ts';
import { hashedId } from '#api/http/hourly-id.ts';
import { fullName, presentedFields, presentUser } from '#api/http/session.ts';
import { notify } from '#api/notifications/notify.ts';
import { countOfUse, type DailyUseName, dailyUseNames, dailyUses } from '#domain/daily-uses.ts';
import { DAY_MS, dayBeginsInIndia } from '#domain/day-in-india.ts';
import { rolesThatCan } from '#domain/permissions.ts';
import type { DailyUsageRecord } from '#mongo/models/daily-usage.ts';
import type { UserRecord } from '#mongo/models/user.ts';

const CHECK_EVERY_MS = 60_000;
/** Of the usual day. */
const JUMP = 5;
const USUAL_DAYS = 28;

/** Notifies admins of jumps until the process stops; resolves when the last run has ended. Safe in several processes. */
export async function watchForJumps(deps: Dependencies): Promise<void> {
  while (!deps.stopping.aborted) {
    await delay(CHECK_EVERY_MS, undefined, { signal: deps.stopping }).catch(() => undefined); // stopping: the loop ends
    if (deps.stopping.aborted) return;
    await noticeJumps(deps).catch((error: unknown) => {
      if (!deps.stopping.aborted) deps.log.warn({ err: error }, 'looking for jumps in use failed; will retry');
    });
  }
}

/** Notifies admins of each account that uses far more of something today than usually, once a day and use. */
export async function noticeJumps(deps: Pick<Dependencies, 'mongo' | 'now' | 'stopping'>): Promise<void> {
  const { mongo, now } = deps;
  const dayBegins = dayBeginsInIndia(now());
  const noticeable = dailyUseNames.map((name) => ({ [`counts.${name}`]: { $gte: dailyUses[name].noticedFrom } }));
  const records = await mongo.dailyUsage
    .find({ dayBegins, $or: noticeable }, { user: 1, counts: 1, noticed: 1 })
    .lean<DailyUsageRecord[]>();
  for (const record of records) {
    const open = dailyUseNames.filter((name) => !record.noticed.includes(name));
    if (deps.stopping.aborted || open.length === 0) continue;
    const before = await mongo.dailyUsage
      .find(
        { user: record.user, dayBegins: { $lt: dayBegins, $gte: new Date(dayBegins.getTime() - USUAL_DAYS * DAY_MS) } },
        { counts: 1 },
      )
      .lean<DailyUsageRecord[]>();
    for (const name of open) {
      const usual = usualDay(before.map(({ counts }) => counts[name]));
      if (isJump(name, record.counts[name], usual)) await notifyOfJump(deps, record, { name, usual });
    }
  }
}

/** The median of the days with use; 0 without any. */
export function usualDay(days: readonly number[]): number {
  const used = days.filter((count) => count > 0).toSorted((one, other) => one - other);
  const middle = Math.floor(used.length / 2);
  const upper = used[middle] ?? 0;
  return used.length % 2 === 1 ? upper : Math.round(((used[middle - 1] ?? 0) + upper) / 2);
}

export const isJump = (name: DailyUseName, today: number, usual: number): boolean =>
  today >= Math.max(dailyUses[name].noticedFrom, JUMP * usual);

async function notifyOfJump(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { _id, user, counts }: DailyUsageRecord,
  { name, usual }: { name: DailyUseName; usual: number },
): Promise<void> {
  const account = await mongo.users.findOne({ _id: user }, presentedFields).lean<UserRecord>();
  if (!account) return;
  const admins = await mongo.users.find({ role: { $in: rolesThatCan('accounts.manage') } }, { _id: 1 }).lean();
  const who = `${fullName(presentUser(account))} (${account.id})`;
  const before = usual === 0 ? 'none in the four weeks before' : `usually ${countOfUse(name, usual)} a day`;
  for (const admin of admins) {
    await notify(
      { mongo, now },
      {
        // the same in every process and after a crash, so that it is stored once
        _id: hashedId(`${_id}:${name}:${admin._id}`),
        user: admin._id,
        type: 'system-alert',
        title: `Unusual use: ${who}`,
        description: `${countOfUse(name, counts[name])} today so far, ${before}. Open the account to see its days and to change its limits.`,
        link: `/user/${user}`,
        about: String(user),
      },
    );
  }
  await mongo.dailyUsage.updateOne({ _id }, { $addToSet: { noticed: name } });
}
