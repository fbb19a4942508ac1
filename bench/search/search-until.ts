import { percentiles } from '../harness/durations.ts';
import type { keepAliveClient } from '../harness/keep-alive-client.ts';
import { searchQueries } from './search-queries.ts';

const PAUSE_MS = 50;
/** The product's answer while its servers are too busy: counted, since a user would try again. */
const UNAVAILABLE = 503;

/**
 * Searches sequentially, as one user does, until `enough` returns true for the number of searches. Returns percentiles
 * in ms of the answered ones, and how many were answered 503. Throws for any other answer.
 */
export async function searchUntil(
  client: Pick<ReturnType<typeof keepAliveClient>, 'send'>,
  enough: (done: number) => boolean,
) {
  const durations: number[] = [];
  const queries = searchQueries(330, 5);
  let unavailable = 0;
  for (let done = 0; !enough(done); done += 1) {
    const { filter } = queries[done % queries.length]!;
    const { status, ms, body } = await client.send('POST', '/api/advance-filter', JSON.stringify(filter));
    if (status === 200) durations.push(ms);
    else if (status === UNAVAILABLE) unavailable += 1;
    else throw new Error(`A search returned ${status}: ${body.slice(0, 300)}`);
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
  return { ...percentiles(durations), unavailable };
}
