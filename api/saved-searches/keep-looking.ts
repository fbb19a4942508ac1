import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '#api/dependencies.ts';
import { lookForNews } from './look-for-news.ts';

const LOOK_EVERY_MS = 10_000;

/**
 * Looks for new matches of saved searches until the process stops; resolves when the last look has ended. It stands in
 * the API, which has search, notifications and mail at hand; a lease on each search keeps several processes from
 * telling twice.
 */
export async function keepLookingForNews(deps: Dependencies): Promise<void> {
  while (!deps.stopping.aborted) {
    await delay(LOOK_EVERY_MS, undefined, { signal: deps.stopping }).catch(() => undefined); // stopping: the loop ends
    if (deps.stopping.aborted) return;
    await lookForNews(deps, deps.stopping).catch((error: unknown) => {
      if (!deps.stopping.aborted) deps.log.warn({ err: error }, 'saved searches could not be looked at; trying on');
    });
  }
}
