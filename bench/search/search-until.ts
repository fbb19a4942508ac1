import { percentiles } from '../harness/durations.ts';
import type { keepAliveClient } from '../harness/keep-alive-client.ts';
import { searchQueries } from './search-queries.ts';

const PAUSE_MS = 50;

/** Searches sequentially, as one user does, until `enough` returns true; returns percentiles in ms. */
export async function searchUntil(client: ReturnType<typeof keepAliveClient>, enough: (done: number) => boolean) {
  const durations: number[] = [];
  const queries = searchQueries(330, 5);
  while (!enough(durations.length)) {
    const { filter } = queries[durations.length % queries.length]!;
    const answer = await client.send('POST', '/api/advance-filter', JSON.stringify(filter));
    if (answer.status !== 200) throw new Error(`A search returned ${answer.status}: ${answer.body.slice(0, 300)}`);
    durations.push(answer.ms);
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
  return percentiles(durations);
}
