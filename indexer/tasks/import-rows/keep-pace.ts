import { pause } from '#indexer/pause.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { firstPace, nextPace, pauseAfter, type SearchTimes } from './import-pace.ts';

const PATIENCE = { requestTimeout: 2_000, maxRetries: 0 };

/**
 * Slows an import down while searches suffer from it. Elasticsearch counts the searches of all processes and their time,
 * so that nothing needs to be sent for it.
 */
export async function keepPace(context: Pick<TaskContext, 'mongo' | 'elasticsearch' | 'log' | 'signal'>) {
  const { signal } = context;
  let total = await readTotals(context);
  let pace = firstPace(total ?? NO_SEARCHES);
  let begun = performance.now();
  return {
    /** True while searches suffer: then the import also does one thing at a time. */
    isSlowed: () => pace.share < 1,
    /** Call after each batch. */
    async afterBatch(): Promise<void> {
      await pause(pauseAfter(performance.now() - begun, pace), signal);
      const now = await readTotals(context);
      pace = nextPace(pace, searchesBetween(total, now), performance.now() - begun);
      total = now ?? total;
      begun = performance.now();
    },
  };
}

const NO_SEARCHES: SearchTimes = { searches: 0, totalMs: 0 };

function searchesBetween(before: SearchTimes | null, now: SearchTimes | null): SearchTimes {
  if (!before || !now) return NO_SEARCHES;
  // a restarted or replaced index counts from zero
  if (now.searches < before.searches || now.totalMs < before.totalMs) return now;
  return { searches: now.searches - before.searches, totalMs: now.totalMs - before.totalMs };
}

/** Since the search engine's start; null while it is unavailable; an import continues without it. */
async function readTotals({
  mongo,
  elasticsearch,
  log,
}: Pick<TaskContext, 'mongo' | 'elasticsearch' | 'log'>): Promise<SearchTimes | null> {
  try {
    const { _all } = await elasticsearch.indices.stats(
      { index: `${mongo.namespace}-*`, metric: 'search', filter_path: '_all.total.search' },
      PATIENCE,
    );
    const { query_total = 0, query_time_in_millis = 0, fetch_time_in_millis = 0 } = _all?.total?.search ?? {};
    return { searches: query_total, totalMs: query_time_in_millis + fetch_time_in_millis };
  } catch (error) {
    log.warn({ err: error }, 'Reading the times of searches failed: the import does not adapt to them');
    return null;
  }
}
