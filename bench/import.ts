import { readFileSync } from 'node:fs';
import { benchServers } from './bench-servers.ts';
import type { keepAliveClient } from './keep-alive-client.ts';
import { makeSpreadsheet } from './make-spreadsheet.ts';
import { percentiles } from './percentiles.ts';
import { residentMegabytes } from './resident-memory.ts';
import { runProcess } from './run-process.ts';
import { environmentOf, runApi } from './running-api.ts';
import { searchQueries } from './search-queries.ts';

const QUIET_SEARCHES = 300;
const LIMIT_MS = 15 * 60_000;

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
    let peak = { process: 0, childProcess: 0 };
    const watch = setInterval(() => {
      const now = residentMegabytes(indexer.pid);
      peak = {
        process: Math.max(peak.process, now.process),
        childProcess: Math.max(peak.childProcess, now.largestChild),
      };
    }, 200);
    const started = performance.now();
    const importing = importFile(base, cookie, file).finally(() => {
      running = false;
    });
    const busy = await searchUntil(client, () => !running);
    const result = await importing;
    clearInterval(watch);
    const seconds = (performance.now() - started) / 1000;
    return {
      rows,
      ...result,
      seconds: Math.round(seconds * 10) / 10,
      rowsPerSecond: Math.round(rows / seconds),
      peakMegabytes: peak,
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

/** Uploads and follows the event stream to its end. Throws what the stream reports as an error. */
async function importFile(base: string, cookie: string, file: string): Promise<{ total: number; saved: number }> {
  const headers = { cookie, origin: base };
  const stop = new AbortController();
  const stream = await fetch(`${base}/api/import-candidate-sse`, {
    headers,
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(LIMIT_MS)]),
  });
  const form = new FormData();
  form.append('file', new File([readFileSync(file)], 'candidates.xlsx'));
  const answer = await fetch(`${base}/api/import-candidate`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
  let text = '';
  let last = { total: 0, saved: 0 };
  for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    const events = text.split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const data = /^data: ?(.*)$/m.exec(event)?.[1];
      if (/^event: ?error/m.test(event)) throw new Error(`The import failed: ${data}`);
      if (/^event: ?done/m.test(event)) {
        stop.abort();
        return last;
      }
      if (data) last = { ...last, ...JSON.parse(data) };
    }
  }
  throw new Error('The event stream ended before the import');
}

async function searchUntil(client: ReturnType<typeof keepAliveClient>, enough: (done: number) => boolean) {
  const durations: number[] = [];
  const queries = searchQueries(330, 5);
  while (!enough(durations.length)) {
    const { filter } = queries[durations.length % queries.length]!;
    const answer = await client.send('POST', '/api/advance-filter', JSON.stringify(filter));
    if (answer.status !== 200) throw new Error(`A search answered ${answer.status}: ${answer.body.slice(0, 300)}`);
    durations.push(answer.ms);
    await new Promise((next) => setTimeout(next, 50)); // a user, not a flood
  }
  return percentiles(durations);
}
