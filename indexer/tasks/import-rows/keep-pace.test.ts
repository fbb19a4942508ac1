import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { keepPace } from './keep-pace.ts';

type Context = Parameters<typeof keepPace>[0];

/** Elasticsearch's totals, one for each time that they are read; null: it doesn't answer. */
function contextOf(totals: ([searches: number, ms: number] | null)[], signal = new AbortController().signal) {
  const stats = async () => {
    const next = totals.shift();
    if (!next) throw new Error('unavailable');
    const [query_total, query_time_in_millis] = next;
    return { _all: { total: { search: { query_total, query_time_in_millis, fetch_time_in_millis: 0 } } } };
  };
  const warn = vi.fn();
  const context = { mongo: { namespace: 'n' }, elasticsearch: { indices: { stats } }, log: { warn }, signal };
  return { context: context as unknown as Context, warn };
}

async function pauseOf(pace: Awaited<ReturnType<typeof keepPace>>): Promise<number> {
  await delay(40);
  const begun = performance.now();
  await pace.afterBatch();
  return performance.now() - begun;
}

it('pauses after a batch once searches take longer than before the import', async () => {
  const { context } = contextOf([
    [100, 2_000],
    [110, 2_200],
    [120, 3_200],
    [120, 3_200],
  ]);
  const pace = await keepPace(context);
  expect(await pauseOf(pace)).toBeLessThan(15);
  await pauseOf(pace);
  expect(pace.isSlowed()).toBe(true);
  expect(await pauseOf(pace)).toBeGreaterThan(20);
});

it('does not count the searches before an index was replaced', async () => {
  const { context } = contextOf([
    [1_000, 20_000],
    [10, 200],
    [20, 400],
  ]);
  const pace = await keepPace(context);
  await pauseOf(pace);
  await pauseOf(pace);
  expect(pace.isSlowed()).toBe(false);
});

it('continues at its pace while Elasticsearch is unavailable, and logs that', async () => {
  const { context, warn } = contextOf([null, [100, 2_000], null, [200, 4_000]]);
  const pace = await keepPace(context);
  for (let batch = 0; batch < 3; batch += 1) await pauseOf(pace);
  expect(pace.isSlowed()).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('a pause ends when the task has to end', async () => {
  const controller = new AbortController();
  const { context } = contextOf(
    [
      [100, 2_000],
      [200, 100_000],
      [200, 100_000],
    ],
    controller.signal,
  );
  const pace = await keepPace(context);
  await pauseOf(pace);
  await delay(200);
  const paused = pace.afterBatch();
  controller.abort(new Error('cancelled'));
  await expect(paused).rejects.toThrow('cancelled');
});
