import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '#api/testing/test-api.ts';
import { createSearchLimit, SEARCHES_AT_ONCE, shareOf } from './search-limit.ts';

const SECRET = 'x'.repeat(40);
let api: TestApi;
let other: TestApi;

beforeAll(async () => {
  api = await startTestApi({ SESSION_SECRET: SECRET });
  other = await startTestApi({ SESSION_SECRET: SECRET, MONGO_URL: api.deps.config.MONGO_URL });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

/** Starts as many of the account's searches as the limit allows, until `end` is called. */
function hold(limit: TestApi['deps']['searchLimit'], account: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const under: Promise<unknown>[] = [];
  let running = 0;
  const start = async () => {
    const search = limit.run(account, async () => {
      running += 1;
      await ended;
    });
    under.push(search.catch(() => undefined));
  };
  return {
    start,
    running: () => running,
    async end() {
      end();
      await Promise.all(under);
    },
  };
}

describe('searches of one account', () => {
  it('share one limit across sessions; other accounts have their own', async () => {
    const [user, second] = [await api.makeUser('employer'), await api.makeUser('employer')];
    const cookies = await Promise.all([1, 2, 3].map(() => api.cookieFor(user._id)));
    const elsewhere = await api.cookieFor(second._id);
    await api.index([]);
    const held = hold(api.deps.searchLimit, String(user._id));
    for (let n = 0; n < SEARCHES_AT_ONCE; n += 1) await held.start();
    const search = (cookie: string) => api.anyone('POST', '/api/advance-filter', { body: {}, headers: { cookie } });
    for (const cookie of cookies) {
      const refused = await search(cookie);
      expect(refused).toMatchObject({ status: 429, body: { success: false } });
      expect(refused.headers.get('retry-after')).toBe('1');
    }
    expect((await search(elsewhere)).status).toBe(200);
    await held.end();
    expect((await search(cookies[0] as string)).status).toBe(200);
  });

  it('are divided between two processes within seconds; a single one gets all again', async () => {
    const account = String((await api.makeUser('employer'))._id);
    const limits = [api.deps.searchLimit, other.deps.searchLimit] as const;
    /** How many each process admits while both are saturated. */
    const round = async () => {
      const held = limits.map((limit) => hold(limit, account));
      for (let n = 0; n < SEARCHES_AT_ONCE; n += 1) for (const each of held) await each.start();
      const running = held.map((each) => each.running());
      await Promise.all(held.map((each) => each.end()));
      return running;
    };
    await expect.poll(round).toEqual([SEARCHES_AT_ONCE / 2, SEARCHES_AT_ONCE / 2]);
    const alone = async () => {
      const held = hold(limits[0], account);
      for (let n = 0; n < SEARCHES_AT_ONCE; n += 1) await held.start();
      const running = held.running();
      await held.end();
      return running;
    };
    await expect.poll(alone).toBe(SEARCHES_AT_ONCE);
  });

  it('a few concurrent ones cost no write', async () => {
    const account = String((await api.makeUser('employer'))._id);
    const held = hold(api.deps.searchLimit, account);
    for (let n = 0; n < 4; n += 1) await held.start();
    await held.end();
    expect(await api.deps.mongo.searchLoads.exists({ _id: account })).toBeNull();
  });

  it('are limited per process while MongoDB is unavailable', async () => {
    const mongo = { searchLoads: { collection: { findOneAndUpdate: async () => Promise.reject(new Error('away')) } } };
    const limit = createSearchLimit({ mongo: mongo as never, log: { warn() {} }, now: () => new Date() });
    const held = hold(limit, 'account');
    for (let n = 0; n < SEARCHES_AT_ONCE + 5; n += 1) await held.start();
    expect(held.running()).toBe(SEARCHES_AT_ONCE);
    await held.end();
  });
});

describe('the share of a process', () => {
  const now = new Date('2026-01-01T00:00:10Z');
  const report = (peak: number, secondsAgo: number) => ({ peak, at: new Date(now.getTime() - secondsAgo * 1000) });
  it.each([
    ['all of it without others', {}, 16],
    ['the rest that another leaves', { own: report(16, 0), b: report(6, 1) }, 10],
    ['half of it next to another as busy', { own: report(16, 0), b: report(16, 1) }, 8],
    ['a quarter of it among four', { b: report(16, 1), c: report(9, 1), d: report(9, 1) }, 4],
    ['all of it once another has stopped reporting', { b: report(16, 3) }, 16],
  ])('is %s', (_, processes, expected) => {
    expect(shareOf({ processes }, 'own', now)).toBe(expected);
  });
});
