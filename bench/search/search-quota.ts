import { Types } from 'mongoose';
import { readApiConfig } from '#api/http/config.ts';
import { countUse } from '#api/http/count-use.ts';
import type { CountedAccount, SearchQuota } from '#api/http/dependencies.ts';
import { startApi } from '#api/main.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { percentiles } from '../harness/durations.ts';
import { keepAliveClient } from '../harness/keep-alive-client.ts';
import { loadIndex } from '../harness/load-index.ts';
import { ACCOUNT_PASSWORD, highestLimits, makeAccounts } from '../harness/make-accounts.ts';
import { environmentOf, signIn } from '../harness/running-api.ts';

const NAMESPACE = 'bench-search-quota';
const CANDIDATES = 1_000;
/** Searches of one kind before the next has its turn. */
const TURN = 50;
const BODY = JSON.stringify({ keyword: { badges: [{ keyword: 'java' }] } });

/**
 * What counting an account's searches costs: the same search through the API, one after the other, uncounted, counted
 * as the product does, and counted by a write for each, in turns. Milliseconds.
 */
export async function benchSearchQuota(tries: number) {
  const servers = await benchServers(NAMESPACE);
  await loadIndex(connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000), NAMESPACE, CANDIDATES);
  const [email = ''] = await makeAccounts(servers.mongoUrl, 1);
  const { deps, port, stop } = await startApi(readApiConfig({ ...environmentOf(servers), PORT: '0' }));
  try {
    const base = `http://127.0.0.1:${port}`;
    const cookie = await signIn(base, { email, password: ACCOUNT_PASSWORD });
    const { send } = keepAliveClient(base, { cookie, origin: base });
    const account = await deps.mongo.users.findOne({ email }, { _id: 1 }).lean();
    const by: CountedAccount = {
      user: { _id: String(account?._id ?? new Types.ObjectId()), role: 'employer' },
      dailyLimits: highestLimits,
    };
    const counted = deps.searchQuota;
    const ways: Record<string, SearchQuota> = {
      uncounted: { ...counted, run: (_by, search) => search() },
      counted,
      'a write each': {
        ...counted,
        async run(_by, search) {
          await countUse(deps, by, 'search', 1);
          return search();
        },
      },
    };
    const durations: Record<string, number[]> = {};
    for (let turn = 0; turn * TURN < tries; turn += 1) {
      for (const [name, way] of Object.entries(ways)) {
        deps.searchQuota = way;
        for (let n = 0; n < TURN; n += 1) {
          const { status, ms } = await send('POST', '/api/advance-filter', BODY);
          if (status !== 200) throw new Error(`The search returned ${status}`);
          // the first turn warms up
          if (turn > 0) (durations[name] ??= []).push(ms);
        }
      }
    }
    deps.searchQuota = counted;
    return Object.fromEntries(Object.entries(durations).map(([name, list]) => [name, percentiles(list)]));
  } finally {
    await stop();
    await dropNamespace(servers);
    await servers.stop();
  }
}
