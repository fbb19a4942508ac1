import { Types } from 'mongoose';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import { pause } from '#indexer/pause.ts';
import { projectCandidate } from '#indexer/projections/candidate.ts';
import { projectJob } from '#indexer/projections/job.ts';
import type { ChangeEvent } from '#mongo/changes/change-event.ts';
import { COMMITTED, type Mongo } from '#mongo/connect-mongo.ts';
import { type DeadLetter, keepDeadLetters, recordLetter } from './dead-letters.ts';
import {
  type Action,
  type IndexedEntity,
  IndexGone,
  type IndexTarget,
  type Outcome,
  type OutcomeName,
} from './outcomes.ts';
import { writeBulk } from './write-bulk.ts';

/** A record as just read. */
interface LoadedRecord {
  revision: number;
  /** A stub: its data has been removed. */
  deleted: boolean;
  /** The document for the index. Throws if the record can't be projected. */
  project(): object;
}

/** Reads the current records of these ids, omitting those that no longer exist. Rejects if MongoDB can't be read. */
type LoadRecords = (mongo: Mongo, ids: readonly string[], now: Date) => Promise<Map<string, LoadedRecord>>;

/** Sorted ids are faster in every store that keeps records in key order. */
const keysOf = (ids: readonly string[]) => ({ _id: { $in: ids.toSorted().map((id) => new Types.ObjectId(id)) } });

const loadCandidates: LoadRecords = async (mongo, ids, now) => {
  const records = await mongo.candidates.collection.find(keysOf(ids), COMMITTED).toArray();
  const resumeIds = records.flatMap((record) => (record.resumeId && !record.deleted ? [String(record.resumeId)] : []));
  const texts = await loadResumeTexts(mongo, resumeIds);
  return new Map(
    records.map((record) => [
      String(record._id),
      {
        revision: record.revision,
        deleted: record.deleted === true,
        project: () => projectCandidate(record as never, texts.get(String(record.resumeId)) ?? null, now),
      },
    ]),
  );
};

async function loadResumeTexts(mongo: Mongo, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const resumes = await mongo.resumes.collection.find(keysOf(ids), { projection: { text: 1 }, ...COMMITTED }).toArray();
  return new Map(resumes.flatMap(({ _id, text }) => (text ? [[String(_id), String(text)] as const] : [])));
}

const loadJobs: LoadRecords = async (mongo, ids) => {
  const records = await mongo.jobs.collection.find(keysOf(ids), COMMITTED).toArray();
  return new Map(
    records.map((record) => [
      String(record._id),
      { revision: record.revision, deleted: record.deleted === true, project: () => projectJob(record as never) },
    ]),
  );
};

const loadRecords: Record<IndexedEntity, LoadRecords> = { candidates: loadCandidates, jobs: loadJobs };

export type Tally = Record<OutcomeName, number>;

export const emptyTally = (): Tally => ({ indexed: 0, deleted: 0, stale: 0, retried: 0, 'dead-lettered': 0 });

/**
 * Number of attempts before giving up an item that keeps failing with a server error while others succeed. Only those
 * count that both servers answered and in which nothing was busy: an outage says nothing about an item.
 */
const MAX_ANSWERED_ATTEMPTS = 8;

interface Settled {
  /** Changes to retry, from the record. */
  again: ChangeEvent[];
  /** The reason of the first of them. */
  reason: string | undefined;
}

/**
 * Handles all final outcomes: counts each and stores dead letters in MongoDB (rejects on failure, as nothing may be
 * committed then). Returns the changes to retry.
 */
async function settle(
  context: IndexerContext,
  target: IndexTarget,
  events: readonly ChangeEvent[],
  outcomes: readonly Outcome[],
  isLast: boolean,
  tally: Tally,
): Promise<Settled> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const again: ChangeEvent[] = [];
  const dead: DeadLetter[] = [];
  let firstReason: string | undefined;
  for (const outcome of outcomes) {
    const event = byId.get(outcome.id);
    if (!event) throw new Error(`Outcome for an unexpected record: ${outcome.id}`);
    if (outcome.name === 'retried' && (outcome.busy || !isLast)) {
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

/**
 * One change and its record as one action for the index. A stub or a removed record becomes a delete; a record that
 * can't be projected becomes a dead letter without affecting the others. A record older than its change was read from
 * a former primary that has not noticed the election: it is read again, until the last attempt takes it as it is.
 */
function toAction(event: ChangeEvent, loaded: LoadedRecord | undefined, isLast: boolean): Action | Outcome {
  if (!loaded) return { kind: 'delete', id: event.id, version: event.revision };
  const { revision } = loaded;
  if (revision < event.revision && !isLast) {
    const reason = `MongoDB answers with revision ${revision} instead of ${event.revision}`;
    return { name: 'retried', id: event.id, reason, busy: false };
  }
  if (loaded.deleted) return { kind: 'delete', id: event.id, version: revision };
  try {
    return { kind: 'index', id: event.id, version: revision, document: JSON.stringify(loaded.project()) };
  } catch (error) {
    return { name: 'dead-lettered', id: event.id, reason: `can't be projected: ${String(error)}` };
  }
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Updates the index to the current records for these changes (one per record); resolves when each has an outcome.
 * Retries, from the record, while MongoDB or Elasticsearch is unavailable. Rejects with IndexGone if the index no
 * longer exists, and with the signal's reason once it is aborted.
 */
export async function indexChanges(
  context: IndexerContext,
  target: IndexTarget,
  events: readonly ChangeEvent[],
  signal: AbortSignal,
  wait: typeof pause = pause,
): Promise<Tally> {
  const tally = emptyTally();
  let open: readonly ChangeEvent[] = events;
  let answered = 0;
  for (let attempt = 1; open.length > 0; attempt += 1) {
    try {
      const isLast = answered + 1 >= MAX_ANSWERED_ATTEMPTS;
      const outcomes = await attemptOnce(context, target, open, isLast);
      const settled = await settle(context, target, open, outcomes, isLast, tally);
      if (!outcomes.some((outcome) => outcome.name === 'retried' && outcome.busy)) answered += 1;
      open = settled.again;
      if (open.length > 0) {
        context.log.warn(
          { index: target.index, changes: open.length, attempt, reason: settled.reason },
          'Some changes will be retried',
        );
      }
    } catch (error) {
      if (error instanceof IndexGone) throw error;
      context.log.error(
        { index: target.index, changes: open.length, attempt, err: error },
        'Indexing failed; will retry',
      );
    }
    if (open.length > 0) await wait(Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS), signal);
  }
  return tally;
}

async function attemptOnce(
  context: IndexerContext,
  { entity, index }: IndexTarget,
  events: readonly ChangeEvent[],
  isLast: boolean,
): Promise<Outcome[]> {
  const ids = events.map(({ id }) => id);
  const loaded = await loadRecords[entity](context.mongo, ids, context.now());
  const steps = events.map((event) => toAction(event, loaded.get(event.id), isLast));
  const actions = steps.filter((step): step is Action => 'kind' in step);
  const refused = steps.filter((step): step is Outcome => 'name' in step);
  return [...refused, ...(await writeBulk(context.elasticsearch, index, actions))];
}
