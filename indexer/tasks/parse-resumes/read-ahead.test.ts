import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

const items = Array.from({ length: 20 }, (_, at) => at);
const WIDTH = { atOnce: 3, begun: 6 };

test('results come in the order of the items, in any order of completion', async () => {
  const found: number[] = [];
  const work = async (item: number) => {
    await pause((item * 7) % 5);
    return item;
  };
  for await (const item of readAhead(items, WIDTH, work)) found.push(item);
  expect(found).toEqual(items);
});

test('a limited number is processed at once, and a limited number is started before it is taken', async () => {
  let working = 0;
  let most = 0;
  let begun = 0;
  const work = async (item: number) => {
    begun += 1;
    working += 1;
    most = Math.max(most, working);
    await pause(1);
    working -= 1;
    return item;
  };
  for await (const item of readAhead(items, WIDTH, work)) {
    await pause(3);
    expect(begun).toBeLessThanOrEqual(item + WIDTH.begun);
  }
  expect(most).toBe(WIDTH.atOnce);
});

test('a slow item delays no others', async () => {
  const slow = Promise.withResolvers<void>();
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 0) await slow.promise;
    done.push(item);
    return item;
  };
  const results = readAhead(items, WIDTH, work);
  const first = results.next();
  await expect.poll(() => done).toEqual([1, 2, 3, 4, 5]);
  slow.resolve();
  expect(await first).toMatchObject({ value: 0 });
  await results.return(undefined);
});

test('a failure is thrown in its turn and ends the work in progress', async () => {
  const taken: number[] = [];
  const ended: number[] = [];
  const work = async (item: number, signal: AbortSignal) => {
    if (item === 2) throw new Error('the store is away');
    if (item > 2) await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    ended.push(item);
    return item;
  };
  const all = (async () => {
    for await (const item of readAhead(items, WIDTH, work)) taken.push(item);
  })();
  await expect(all).rejects.toThrow('the store is away');
  expect(taken).toEqual([0, 1]);
  expect(ended.toSorted()).toEqual([0, 1, 3, 4, 5]);
});
