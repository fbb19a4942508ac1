import type { Log } from '#mongo/log.ts';
import { giveBackUses, limitOf, reserveUses, type UsageStores, usageId } from './count-use.ts';
import type { CountedAccount, SearchQuota } from './dependencies.ts';

/** Searches that a process counts ahead for an account in one write. A killed process loses at most these. */
export const SEARCHES_AHEAD = 20;
/** An account that doesn't search in a process for so long gets its remaining ones back. */
const IDLE_MS = 30_000;
const CHECK_EVERY_MS = 10_000;

interface Reserve {
  /** The record in which they are counted. */
  usage: string;
  /** The account's limit when they were counted. */
  limit: number;
  left: number;
  usedAt: Date;
  /** Counts more; concurrent searches wait for the same one. */
  refill: Promise<void> | null;
}

/** Limits an account's searches of a day across all processes, without a write for each. See decision 22. */
export function createSearchQuota(stores: UsageStores & { log: Pick<Log, 'warn'> }): SearchQuota {
  const reserves = new Map<string, Reserve>();

  async function giveBack({ usage, left }: Reserve): Promise<void> {
    if (left === 0) return;
    await giveBackUses(stores, usage, 'search', left).catch((error: unknown) => {
      stores.log.warn({ err: error, left }, 'giving back searches that were counted ahead failed');
    });
  }

  /** The account's reserve of this day and limit; another one is given back. */
  function reserveOf(by: CountedAccount): Reserve {
    const now = stores.now();
    const account = by.user._id;
    const usage = usageId(account, now);
    const limit = limitOf(by, 'search');
    const known = reserves.get(account);
    const isCurrent = known?.usage === usage && known.limit === limit;
    const reserve = known && isCurrent ? known : { usage, limit, left: 0, usedAt: now, refill: null };
    if (known && !isCurrent) void giveBackLater(known);
    reserves.set(account, reserve);
    reserve.usedAt = now;
    return reserve;
  }

  /** Gives back a reserve that is no longer in use, also what a refill under way adds to it. */
  async function giveBackLater(reserve: Reserve): Promise<void> {
    await reserve.refill?.catch(() => undefined); // the searches that wait for it report the failure
    const { left } = reserve;
    reserve.left = 0;
    await giveBack({ ...reserve, left });
  }

  async function refill(by: CountedAccount, reserve: Reserve): Promise<void> {
    reserve.left += await reserveUses(stores, by, 'search', { most: SEARCHES_AHEAD, now: reserve.usedAt });
  }

  async function take(by: CountedAccount): Promise<Reserve> {
    for (;;) {
      const reserve = reserveOf(by);
      if (reserve.left > 0) {
        reserve.left -= 1;
        return reserve;
      }
      reserve.refill ??= refill(by, reserve).finally(() => {
        reserve.refill = null;
      });
      await reserve.refill;
    }
  }

  const idleCheck = setInterval(() => {
    for (const [account, reserve] of reserves) {
      if (reserve.refill || stores.now().getTime() - reserve.usedAt.getTime() < IDLE_MS) continue;
      reserves.delete(account);
      void giveBackLater(reserve);
    }
  }, CHECK_EVERY_MS).unref();

  return {
    async run(by, search) {
      const reserve = await take(by);
      try {
        return await search();
      } catch (error) {
        // if the reserve was given back meanwhile, the search stays counted
        if (reserves.get(by.user._id) === reserve) reserve.left += 1;
        throw error;
      }
    },
    ahead: (account) => reserves.get(account)?.left ?? 0,
    async stop() {
      clearInterval(idleCheck);
      const all = [...reserves.values()];
      reserves.clear();
      await Promise.all(all.map(giveBackLater));
    },
  };
}
