import type { IndexerContext } from './indexer-context.ts';
import { pause } from './pause.ts';

interface Repeated {
  /** Delays the first turn: a start has more urgent work. */
  afterStartMs: number;
  everyMs: number;
  /** The log's message if a turn fails; the next turn tries again. */
  failed: string;
}

/** Does `work` again and again until `stop` is aborted. Resolves when the last turn has ended. */
export async function keepRepeating(
  { log }: Pick<IndexerContext, 'log'>,
  stop: AbortSignal,
  { afterStartMs, everyMs, failed }: Repeated,
  work: () => Promise<void>,
): Promise<void> {
  await pause(afterStartMs, stop).catch(() => undefined); // stopping: the loop ends
  while (!stop.aborted) {
    try {
      await work();
    } catch (error) {
      if (!stop.aborted) log.warn({ err: error }, failed);
    }
    await pause(everyMs, stop).catch(() => undefined);
  }
}
