import { setTimeout as delay } from 'node:timers/promises';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { percentiles } from '../harness/durations.ts';
import { keepAliveClient } from '../harness/keep-alive-client.ts';
import { loadIndex } from '../harness/load-index.ts';
import { ACCOUNT_PASSWORD, makeAccounts } from '../harness/make-accounts.ts';
import { runApi } from '../harness/running-api.ts';
import { searchQueries } from '../search/search-queries.ts';

const SEED = 20_261;
const SEARCHES = 660;
const WARM_UP = 110;
const ACCOUNTS = 50;
const SIGNINS_A_SECOND = 200;
const CLIENTS = 8;
const SIGNINS_ALONE = 400;

/**
 * Searches over `count` candidates on an idle system, and under 200 sign-ins a second; the p99 may triple. Also
 * sign-ins alone: eight concurrent ones, as fast as they are answered. Milliseconds.
 */
export async function benchSignin(count: number) {
  const namespace = `bench-search-${count}`;
  const servers = await benchServers(namespace);
  await loadIndex(connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000), namespace, count);
  const { api, base, signedIn } = await runApi(servers, 'bench/harness/api-without-limits.ts');
  try {
    const emails = await makeAccounts(servers.mongoUrl, ACCOUNTS);
    const client = signedIn();
    await searchAll(client, WARM_UP);
    const quiet = percentiles(await searchAll(client, SEARCHES));
    const flood = startFlood(base, emails);
    await delay(2_000);
    const flooded = percentiles(await searchAll(client, SEARCHES));
    const { answers, seconds } = await flood.stop();
    const alone = await signInsAlone(base, emails);
    client.close();
    const ratio = Math.round((flooded.p99 / quiet.p99) * 100) / 100;
    console.log(`search p99: ${quiet.p99} ms idle, ${flooded.p99} ms under load: ratio ${ratio}`);
    if (ratio > 3) process.exitCode = 1;
    return { candidates: count, quiet, flooded, ratio, flood: { answers, seconds }, signInsAlone: alone };
  } finally {
    await api.stop();
    await servers.stop();
  }
}

type Client = ReturnType<typeof keepAliveClient>;

async function searchAll(client: Client, searches: number): Promise<number[]> {
  const durations: number[] = [];
  for (const { shape, filter } of searchQueries(searches, SEED)) {
    const answer = await client.send('POST', '/api/advance-filter', JSON.stringify(filter));
    if (answer.status !== 200) throw new Error(`${shape} answered ${answer.status}: ${answer.body.slice(0, 300)}`);
    durations.push(answer.ms);
  }
  return durations;
}

const signIn = (client: Client, email: string) =>
  client.send('POST', '/api/signin', JSON.stringify({ email, password: ACCOUNT_PASSWORD, browserName: 'bench' }));

/** Sends sign-ins at a steady rate, without waiting for earlier responses. */
function startFlood(base: string, emails: readonly string[]) {
  const clients = Array.from({ length: SIGNINS_A_SECOND }, () => keepAliveClient(base));
  const answers: Record<string, number> = {};
  const underWay = new Set<Promise<void>>();
  const started = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1000) * SIGNINS_A_SECOND);
    for (; sent < due; sent += 1) {
      const client = clients[sent % clients.length]!;
      const signingIn = signIn(client, emails[sent % emails.length]!)
        .then(
          ({ status }) => String(status),
          () => 'broken',
        )
        .then((outcome) => {
          answers[outcome] = (answers[outcome] ?? 0) + 1;
          underWay.delete(signingIn);
        });
      underWay.add(signingIn);
    }
  }, 10);
  return {
    async stop() {
      clearInterval(timer);
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      await Promise.all(underWay);
      for (const client of clients) client.close();
      return { answers, seconds };
    },
  };
}

async function signInsAlone(base: string, emails: readonly string[]) {
  const durations: number[] = [];
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = keepAliveClient(base);
      while (next < SIGNINS_ALONE) {
        const { status, ms } = await signIn(client, emails[next++ % emails.length]!);
        if (status !== 200) throw new Error(`A sign-in returned ${status}`);
        durations.push(ms);
      }
      client.close();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  return { ...percentiles(durations), aSecond: Math.round((durations.length / seconds) * 10) / 10 };
}
