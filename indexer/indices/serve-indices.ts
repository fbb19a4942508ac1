import { consumeChanges } from '#indexer/changes/consumer.ts';
import { groupOf, newConcreteIndex } from '#indexer/changes/index-names.ts';
import type { IndexedEntity } from '#indexer/changes/outcomes.ts';
import { repairMissed } from '#indexer/changes/wait-for-group.ts';
import type { IndexerContext } from '#indexer/indexer-context.ts';
import { pause } from '#indexer/pause.ts';
import type { RunningConsumer } from '#mongo/changes/kafka-consumer.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { createTask, indexTaskSlot } from '#mongo/tasks/create-task.ts';
import { createLiveIndex, mappingFits } from './index-lifecycle.ts';
import { type ConcreteIndex, indexedEntities, listIndices } from './list-indices.ts';

const POLL_EVERY_MS = 1_000;

interface Served {
  stop: AbortController;
  consumer: Promise<RunningConsumer>;
}

export interface IndexServer {
  /** Checks the existing indices immediately; resolves when this process consumes for each of them. */
  refresh(): Promise<ConcreteIndex[]>;
  stop(): Promise<void>;
}

/**
 * Keeps every index of the namespace up to date: runs a consumer for each, starts one when an index appears (a reindex
 * in any process) and stops it when the index is dropped. Creates missing live indices.
 */
export function serveIndices(context: IndexerContext): IndexServer {
  const served = new Map<string, Served>();
  const stopping = new AbortController();

  /** Sequential: two concurrent checks would each create a missing index. */
  let last: Promise<unknown> = Promise.resolve();
  function refresh(): Promise<ConcreteIndex[]> {
    const current = last.then(refreshOnce);
    last = current.catch(() => undefined); // the caller of that check receives its error
    return current;
  }

  async function refreshOnce(): Promise<ConcreteIndex[]> {
    await ensureLiveIndices(context);
    const indices = await listIndices(context.elasticsearch, context.mongo.namespace);
    for (const index of indices) if (!served.has(index.name)) serve(index);
    const names = new Set(indices.map(({ name }) => name));
    await Promise.all([...served.keys()].filter((name) => !names.has(name)).map(leave));
    await Promise.all([...served.values()].map(({ consumer }) => consumer));
    return indices;
  }

  function serve({ entity, name, live }: ConcreteIndex): void {
    if (stopping.signal.aborted) return;
    const stop = new AbortController();
    const checked = live ? auditIfMissed(context, entity, name) : Promise.resolve();
    const consumer = checked.then(() => consumeChanges(context, { entity, index: name }, stop.signal));
    served.set(name, { stop, consumer });
    context.log.info({ index: name }, 'Consuming changes for the index');
    consumer.catch((error) => {
      context.log.error({ index: name, err: error }, 'Starting the consumer of an index failed; will retry');
      served.delete(name);
    });
  }

  async function leave(name: string): Promise<void> {
    const left = served.get(name);
    if (!left) return;
    served.delete(name);
    left.stop.abort(new Error('the index is no longer served'));
    await (await left.consumer).stop();
    context.log.info({ index: name }, 'Stopped consuming changes for the index');
  }

  const refreshing = keepRefreshing(context, refresh, stopping.signal);
  return {
    refresh,
    async stop() {
      stopping.abort(new Error('The indexer is stopping'));
      for (const { stop } of served.values()) stop.abort(stopping.signal.reason);
      await refreshing;
      await Promise.all([...served.keys()].map(leave));
    },
  };
}

async function keepRefreshing(
  context: IndexerContext,
  refresh: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  let isUnavailable = false;
  while (!signal.aborted) {
    try {
      await pause(POLL_EVERY_MS, signal);
      await refresh();
      if (isUnavailable) context.log.info({}, 'Listing the indices works again');
      isUnavailable = false;
    } catch (error) {
      if (signal.aborted) return;
      if (!isUnavailable) context.log.error({ err: error }, 'Listing the indices failed; will retry');
      isUnavailable = true;
    }
  }
}

/** Creates the index behind an alias that has none, and starts a reindex if there are records already. */
async function ensureLiveIndices(context: IndexerContext): Promise<void> {
  const { elasticsearch, mongo, log } = context;
  const indices = await listIndices(elasticsearch, mongo.namespace);
  for (const entity of indexedEntities) {
    if (indices.some((index) => index.entity === entity && index.live)) continue;
    const name = newConcreteIndex(mongo.namespace, entity, context.now());
    if (!(await createLiveIndex(elasticsearch, mongo.namespace, entity, name))) continue;
    log.info({ index: name }, 'Index created');
    if ((await mongo[entity].estimatedDocumentCount()) === 0) continue;
    log.warn({ index: name }, 'The index was missing although there are records: starting a reindex');
    await startOnce(context, 'reindex', entity);
  }
}

/** Starts an audit of the live index if Kafka may have lost changes, unless a reindex replaces the index anyway. */
function auditIfMissed(context: IndexerContext, entity: IndexedEntity, index: string): Promise<void> {
  const { kafka, mongo, log } = context;
  return repairMissed(kafka, groupOf(mongo.namespace, index), topicOf(mongo.namespace, entity), async () => {
    if ((await mongo[entity].estimatedDocumentCount()) === 0) return false;
    if (await mongo.tasks.exists({ slot: indexTaskSlot('reindex', { entity }) })) return false;
    log.warn({ index }, 'Kafka may have lost changes while no indexer ran: starting an audit');
    await startOnce(context, 'audit', entity);
    return true;
  });
}

async function startOnce(context: IndexerContext, kind: 'audit' | 'reindex', entity: IndexedEntity): Promise<void> {
  const newTask = { kind, input: { entity }, slot: indexTaskSlot(kind, { entity }) };
  await createTask(context.changes, newTask, context.now()).catch((error: unknown) => {
    if (!isKeyTaken(error)) throw error;
    context.log.warn({ kind, entity }, 'The same task is already open');
  });
}

/** Logs, once at start, whether each live index was created from this release's mapping. */
export async function reportMappings({ elasticsearch, mongo, log }: IndexerContext): Promise<void> {
  for (const entity of indexedEntities) {
    const fits = await mappingFits(elasticsearch, mongo.namespace, entity);
    if (fits) log.info({ entity }, 'The index matches this release');
    else log.warn({ entity }, 'The index has the mapping of another release: run a reindex');
  }
}
