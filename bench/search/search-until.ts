import { percentiles } from '../harness/durations.ts';
import type { keepAliveClient } from '../harness/keep-alive-client.ts';
import { searchQueries } from './search-queries.ts';

const PAUSE_MS = 50;

/** Searches one after the other, as a user does and not a flood, until it is enough; their times in ms. */
export async function searchUntil(client: ReturnType<typeof keepAliveClient>, enough: (done: number) => boolean) {
  const durations: number[] = [];
  const queries = searchQueries(330, 5);
  while (!enough(durations.length)) {
    const { filter } = queries[durations.length % queries.length]!;
    const answer = await client.send('POST', '/api/advance-filter', JSON.stringify(filter));
    if (answer.status !== 200) throw new Error(`A search answered ${answer.status}: ${answer.body.slice(0, 300)}`);
    durations.push(answer.ms);
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
  return percentiles(durations);
}
