import type { IndexerContext } from '#indexer/indexer-context.ts';
import { pause } from '#indexer/pause.ts';
import { reopenAbandoned } from '#indexer/tasks/identity/reopen-questions.ts';
import { removeExpired } from './remove-expired.ts';
import { removeOldQuestions } from './remove-old-questions.ts';
import { removeOldUploads } from './remove-old-uploads.ts';

/** What is kept for days and years may go an hour late. */
const EVERY_MS = 60 * 60 * 1_000;

/**
 * Removes what has been kept for as long as it may be, now and once an hour, until `stop` is aborted. Resolves when the
 * last look has ended. Several processes may do it at once.
 */
export async function keepRetention(
  { mongo, log, now }: Pick<IndexerContext, 'mongo' | 'log' | 'now'>,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    try {
      const records = await removeExpired(mongo, now());
      const reopened = await reopenAbandoned(mongo, now());
      if (reopened > 0)
        log.warn({ reopened }, 'questions of identity whose task ended without settling them are open again');
      const questions = await removeOldQuestions(mongo, now());
      const uploads = await removeOldUploads(mongo, now());
      if (records + questions + uploads > 0) {
        log.info({ records, questions, uploads }, 'removed what was kept long enough');
      }
    } catch (error) {
      log.warn({ err: error }, 'what was kept long enough could not be removed; trying again in an hour');
    }
    await pause(EVERY_MS, stop).catch(() => undefined);
  }
}
