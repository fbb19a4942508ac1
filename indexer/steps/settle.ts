import { type DeadLetter, keepDeadLetters, recordLetter } from '#indexer/dead-letters.ts';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import type { IndexTarget, Outcome, OutcomeName } from '#indexer/outcomes.ts';
import type { ChangeEvent } from '#mongo/changes/change-event.ts';

export type Tally = Record<OutcomeName, number>;

export const emptyTally = (): Tally => ({ indexed: 0, deleted: 0, stale: 0, retried: 0, 'dead-lettered': 0 });

/** An item that keeps failing with the server's own error, while others go in, is given up after as many tries. */
const MAX_ATTEMPTS_OF_A_FAILING_ITEM = 8;

export interface Settled {
  /** What has to be tried again, from the record. */
  again: ChangeEvent[];
  /** Why, of the first of them. */
  reason: string | undefined;
}

/**
 * Ends what can be ended: counts every outcome, keeps dead letters in Mongo (rejects where it can't: nothing may be
 * committed then), and gives back the changes that have to be tried again.
 */
export async function settle(
  context: IndexerContext,
  target: IndexTarget,
  events: readonly ChangeEvent[],
  outcomes: readonly Outcome[],
  attempt: number,
  tally: Tally,
): Promise<Settled> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const again: ChangeEvent[] = [];
  const dead: DeadLetter[] = [];
  let firstReason: string | undefined;
  for (const outcome of outcomes) {
    const event = byId.get(outcome.id);
    if (!event) throw new Error(`An outcome for a record that was not asked for: ${outcome.id}`);
    if (outcome.name === 'retried' && (outcome.busy || attempt < MAX_ATTEMPTS_OF_A_FAILING_ITEM)) {
      tally.retried += 1;
      firstReason ??= outcome.reason;
      again.push(event);
    } else if (outcome.name === 'retried' || outcome.name === 'dead-lettered') {
      tally['dead-lettered'] += 1;
      dead.push(recordLetter(target, event, outcome.reason));
    } else {
      tally[outcome.name] += 1;
    }
  }
  await keepDeadLetters(context.mongo, dead, context.now());
  return { again, reason: firstReason };
}
