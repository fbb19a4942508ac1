import { connectMongo } from '#mongo/connect-mongo.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { runProcess } from '../harness/run-process.ts';
import { type Addresses, environmentOf, runApi } from '../harness/running-api.ts';
import { untilIndexed } from '../harness/until-indexed.ts';
import { watchMemory } from '../harness/watch-memory.ts';
import { searchUntil } from './search-until.ts';

const QUIET_SEARCHES = 300;

/** By the API at `base`, signed in with `cookie`. */
type Work<Result> = (base: string, cookie: string) => Promise<Result>;

/**
 * Results and resources of `work` in a separate indexer, and its effect on searches: seconds, maximum MiB, milliseconds
 * of searches before and during it. First, `prepare` imports candidates as search data and to warm up.
 */
export async function workDuringSearches<Prepared, Result>(name: string, prepare: Work<Prepared>, work: Work<Result>) {
  const servers = await benchServers(`bench-${name}-${Date.now()}`);
  const { base, cookie, api, signedIn } = await runApi(servers);
  const indexer = runProcess('indexer/main.ts', environmentOf(servers));
  try {
    const prepared = await prepare(base, cookie);
    await allIndexed(servers);
    const client = signedIn();
    const quiet = await searchUntil(client, (done) => done >= QUIET_SEARCHES);
    let running = true;
    const memory = watchMemory(indexer.pid);
    const started = performance.now();
    const working = work(base, cookie).finally(() => {
      running = false;
    });
    const busy = await searchUntil(client, () => !running);
    const result = await working;
    return {
      prepared,
      result,
      seconds: (performance.now() - started) / 1000,
      peakMegabytes: memory.stop(),
      quietSearchMs: quiet,
      busySearchMs: busy,
      p99OverQuiet: Math.round((busy.p99 / quiet.p99) * 100) / 100,
    };
  } finally {
    await indexer.stop();
    await api.stop();
    await dropNamespace(servers);
    await servers.stop();
  }
}

async function allIndexed({ mongoUrl, elasticsearchUrl }: Addresses): Promise<void> {
  const mongo = await connectMongo(mongoUrl);
  const elasticsearch = connectElasticsearch({ url: elasticsearchUrl }, 120_000);
  await untilIndexed(elasticsearch, `${mongo.namespace}-candidates`, await mongo.candidates.estimatedDocumentCount());
  await mongo.close();
}
