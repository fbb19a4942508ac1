import type { ChangeEvent } from '#mongo/changes/change-event.ts';
import type { IndexerContext } from './indexer-context.ts';
import { type Action, IndexGone, type IndexTarget, type Outcome } from './outcomes.ts';
import { pause } from './pause.ts';
import { loadRecords } from './steps/load-records.ts';
import { emptyTally, settle, type Tally } from './steps/settle.ts';
import { toAction } from './steps/to-action.ts';
import { writeBulk } from './steps/write-bulk.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Brings the index to what the records say now, for these changes (one a record), and resolves when each has ended.
 * Waits and tries again, from the record, for as long as Mongo or Elasticsearch can't be reached. Rejects with
 * IndexGone where the index is no more, and with the signal's reason once that is aborted.
 */
export async function indexChanges(
  context: IndexerContext,
  target: IndexTarget,
  events: readonly ChangeEvent[],
  signal: AbortSignal,
): Promise<Tally> {
  const tally = emptyTally();
  let open: readonly ChangeEvent[] = events;
  for (let attempt = 1; open.length > 0; attempt += 1) {
    try {
      const outcomes = await attemptOnce(context, target, open);
      const settled = await settle(context, target, open, outcomes, attempt, tally);
      open = settled.again;
      if (open.length > 0) {
        context.log.warn(
          { index: target.index, changes: open.length, attempt, reason: settled.reason },
          'to be retried',
        );
      }
    } catch (error) {
      if (error instanceof IndexGone) throw error;
      context.log.error({ index: target.index, changes: open.length, attempt, err: error }, 'could not be indexed now');
    }
    if (open.length > 0) await pause(Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS), signal);
  }
  return tally;
}

async function attemptOnce(
  context: IndexerContext,
  { entity, index }: IndexTarget,
  events: readonly ChangeEvent[],
): Promise<Outcome[]> {
  const ids = events.map(({ id }) => id);
  const loaded = await loadRecords[entity](context.mongo, ids);
  const steps = events.map((event) => toAction(event, loaded.get(event.id)));
  const actions = steps.filter((step): step is Action => 'kind' in step);
  const refused = steps.filter((step): step is Outcome => 'name' in step);
  return [...refused, ...(await writeBulk(context.elasticsearch, index, actions))];
}
