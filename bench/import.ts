import { benchServers } from './bench-servers.ts';
import { importFile } from './import-file.ts';
import { makeSpreadsheet } from './make-spreadsheet.ts';
import { runProcess } from './run-process.ts';
import { environmentOf, runApi } from './running-api.ts';
import { searchUntil } from './search-until.ts';
import { watchMemory } from './watch-memory.ts';

const QUIET_SEARCHES = 300;

/** A spreadsheet of `rows` candidates from upload to done: rows a second, memory, and what searches feel of it. */
export async function benchImport(rows: number) {
  const servers = await benchServers(`bench-import-${Date.now()}`);
  const { base, cookie, api, signedIn } = await runApi(servers);
  const indexer = runProcess('indexer/main.ts', environmentOf(servers));
  try {
    const file = await makeSpreadsheet(rows);
    await importFile(base, cookie, await makeSpreadsheet(Math.min(2_000, rows), 99)); // something to search, and warm
    const client = signedIn();
    const quiet = await searchUntil(client, (done) => done >= QUIET_SEARCHES);
    let running = true;
    const memory = watchMemory(indexer.pid);
    const started = performance.now();
    const importing = importFile(base, cookie, file).finally(() => {
      running = false;
    });
    const busy = await searchUntil(client, () => !running);
    const result = await importing;
    const seconds = (performance.now() - started) / 1000;
    return {
      rows,
      ...result,
      seconds: Math.round(seconds * 10) / 10,
      rowsPerSecond: Math.round(rows / seconds),
      peakMegabytes: memory.stop(),
      quietSearchMs: quiet,
      searchMsDuringImport: busy,
      p99OverQuiet: Math.round((busy.p99 / quiet.p99) * 100) / 100,
    };
  } finally {
    await indexer.stop();
    await api.stop();
    await servers.stop();
  }
}
