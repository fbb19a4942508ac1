import { z } from 'zod';
import { emptyTally, indexChanges, type Tally } from '#indexer/changes/index-changes.ts';
import { aliasOf, groupOf, newConcreteIndex } from '#indexer/changes/index-names.ts';
import type { IndexedEntity, IndexTarget } from '#indexer/changes/outcomes.ts';
import { waitForGroup } from '#indexer/changes/wait-for-group.ts';
import { IndexerStopping, type RunTask, type TaskContext, willRetry } from '#indexer/task-runner/task-context.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { LeaseLost } from '#mongo/tasks/report-task.ts';
import { listRevisions, type RecordRevision } from './compare-revisions.ts';
import { createIndex, dropIndex, forgetGroups, openForSearches } from './index-lifecycle.ts';
import { listIndices } from './list-indices.ts';

const CHUNK_RECORDS = 500;
/** Concurrent chunks: while one waits for Elasticsearch, others are loaded and projected. */
const CHUNKS_AT_ONCE = 3;

/** Writes every record after `lastId` (in the order of ids) into the index, reporting progress. */
async function fillIndex(context: TaskContext, target: IndexTarget, lastId: string): Promise<Tally> {
  const { signal } = context;
  await context.report({ message: 'Reading the list of records' });
  const records = (await listRevisions(context.mongo, target.entity, signal)).filter(({ deleted }) => !deleted);
  const total = records.length;
  let processed = records.findIndex(({ id }) => id > lastId);
  if (processed === -1) processed = total;
  const sum = emptyTally();
  while (processed < total) {
    signal.throwIfAborted();
    const chunks = chunksFrom(records, processed);
    const tallies = await Promise.all(chunks.map((chunk) => write(context, target, chunk)));
    for (const tally of tallies) add(sum, tally);
    processed += chunks.reduce((records, chunk) => records + chunk.length, 0);
    const written = records[processed - 1]!.id;
    await context.report({ processed, total, saved: processed, message: 'Writing' }, { ...target, lastId: written });
  }
  await context.report({ processed: total, total });
  return sum;
}

function chunksFrom(records: readonly RecordRevision[], start: number): RecordRevision[][] {
  return Array.from({ length: CHUNKS_AT_ONCE }, (_, chunk) => {
    const from = start + chunk * CHUNK_RECORDS;
    return records.slice(from, from + CHUNK_RECORDS);
  }).filter((chunk) => chunk.length > 0);
}

function write(context: TaskContext, target: IndexTarget, chunk: RecordRevision[]): Promise<Tally> {
  const events = chunk.map(({ id, revision }) => ({ entity: target.entity, id, revision }));
  return indexChanges(context, target, events, context.signal);
}

function add(sum: Tally, tally: Tally): void {
  for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += tally[name];
}

const reindexInput = z.object({ entity: z.enum(['candidates', 'jobs']).default('candidates') });
const reindexCheckpoint = z.object({ index: z.string(), lastId: z.string().default('') });

/**
 * Builds a new index next to the live one and replaces it. Its consumer group is set to the topic's end before the
 * first record is read, so that later changes arrive through Kafka and earlier ones from MongoDB. The former live index
 * stays, kept up to date by its own group, until the next reindex drops it.
 */
export const run: RunTask = async (context, task) => {
  const { entity } = reindexInput.parse(task.input);
  const { index, lastId } = task.checkpoint
    ? reindexCheckpoint.parse(task.checkpoint)
    : { index: await begin(context, entity), lastId: '' };
  try {
    const tally = await fillIndex(context, { entity, index }, lastId);
    await catchUp(context, entity, index);
    await switchAlias(context, entity, index);
    return { entity, index, ...tally };
  } catch (error) {
    if (!willResume(context, task, error)) await dropIndex(context, index);
    throw error;
  }
};

/** An interrupted reindex resumes from its checkpoint; a cancelled or failed one leaves nothing behind. */
function willResume({ signal }: TaskContext, task: TaskRecord, error: unknown): boolean {
  const cause: unknown = signal.aborted ? signal.reason : error;
  return cause instanceof IndexerStopping || cause instanceof LeaseLost || willRetry(cause, task);
}

async function begin(context: TaskContext, entity: IndexedEntity): Promise<string> {
  const { elasticsearch, kafka, mongo } = context;
  const indices = (await listIndices(elasticsearch, mongo.namespace)).filter((index) => index.entity === entity);
  for (const { name, live } of indices) if (!live) await dropIndex(context, name);
  const kept = indices.filter(({ live }) => live).map(({ name }) => name);
  await forgetGroups(context, aliasOf(mongo.namespace, entity), kept);

  const index = newConcreteIndex(mongo.namespace, entity, context.now());
  await kafka.ensureTopics(mongo.namespace);
  await kafka.setOffsetsToEnd(groupOf(mongo.namespace, index), [topicOf(mongo.namespace, entity)]);
  // only now: every indexer process consumes for an index as soon as it finds it
  await createIndex(elasticsearch, entity, index);
  await context.report({}, { index, lastId: '' });
  await context.logLine(`Created ${index}; reading the records.`);
  return index;
}

async function catchUp(context: TaskContext, entity: IndexedEntity, index: string): Promise<void> {
  const { kafka, mongo, signal } = context;
  await context.report({ message: 'Catching up with recent changes' });
  const topic = topicOf(mongo.namespace, entity);
  await waitForGroup(kafka, groupOf(mongo.namespace, index), topic, await kafka.endOffsets(topic), signal);
}

async function switchAlias(context: TaskContext, entity: IndexedEntity, index: string): Promise<void> {
  const { elasticsearch, mongo } = context;
  const alias = aliasOf(mongo.namespace, entity);
  await openForSearches(elasticsearch, index);
  context.signal.throwIfAborted();
  await elasticsearch.indices.updateAliases({
    actions: [{ remove: { index: `${alias}-*`, alias, must_exist: false } }, { add: { index, alias } }],
  });
  await context.logLine(`Searches now use ${index}.`);
}
