import { benchServers } from './bench-servers.ts';
import { importFile } from './import-file.ts';
import { makeSpreadsheet } from './make-spreadsheet.ts';
import { runProcess } from './run-process.ts';
import { environmentOf, runApi } from './running-api.ts';
import { searchUntil } from './search-until.ts';
import { watchMemory } from './watch-memory.ts';

const QUIET_SEARCHES = 300;
/** Not the seed of what is measured: these people are there before it. */
const SEARCHED_SEED = 99;

/**
 * What `work`, done by an indexer of its own, gives and takes, and what searches feel of it: seconds, MiB at the most,
 * milliseconds of searches before it and during it. `candidates` are imported first, to search among and to warm up.
 */
export async function workBesideSearches<Result>(
  name: string,
  candidates: number,
  work: (base: string, cookie: string) => Promise<Result>,
) {
  const servers = await benchServers(`bench-${name}-${Date.now()}`);
  const { base, cookie, api, signedIn } = await runApi(servers);
  const indexer = runProcess('indexer/main.ts', environmentOf(servers));
  try {
    await importFile(base, cookie, await makeSpreadsheet(candidates, SEARCHED_SEED));
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
    await servers.stop();
  }
}
