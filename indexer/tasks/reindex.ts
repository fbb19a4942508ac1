import { z } from 'zod';
import { aliasOf, groupOf, newConcreteIndex } from '#indexer/concrete-index.ts';
import { createIndex, openForSearches } from '#indexer/create-index.ts';
import { dropIndex, forgetGroups } from '#indexer/drop-index.ts';
import { listIndices } from '#indexer/list-indices.ts';
import type { IndexedEntity } from '#indexer/outcomes.ts';
import { waitForGroup } from '#indexer/wait-for-group.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import { LeaseLost } from '#mongo/tasks/report-task.ts';
import { fillIndex } from './fill-index.ts';
import { isPassing } from './is-passing.ts';
import { IndexerStopping, type RunTask, type TaskContext } from './task-context.ts';

const reindexInput = z.object({ entity: z.enum(['candidates', 'jobs']).default('candidates') });
const reindexCheckpoint = z.object({ index: z.string(), lastId: z.string().default('') });

/**
 * Makes an index anew beside the live one and puts it in its place. Its consumer group is fixed at the topic's end
 * before the first record is read, so that whatever changes meanwhile reaches it by Kafka, and whatever changed before
 * by Mongo. The former live index stays, kept fresh by its own group, until the next reindex drops it.
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
    if (!isGoneOnWith(context, error)) await dropIndex(context, index);
    throw error;
  }
};

/** An interrupted reindex goes on from its checkpoint; a cancelled or failed one leaves nothing behind. */
function isGoneOnWith({ signal }: TaskContext, error: unknown): boolean {
  const cause: unknown = signal.aborted ? signal.reason : error;
  return cause instanceof IndexerStopping || cause instanceof LeaseLost || isPassing(cause);
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
  // only now: every indexer process consumes for an index as soon as it sees it
  await createIndex(elasticsearch, entity, index);
  await context.report({}, { index, lastId: '' });
  await context.logLine(`Made ${index}; reading the records.`);
  return index;
}

async function catchUp(context: TaskContext, entity: IndexedEntity, index: string): Promise<void> {
  const { kafka, mongo, signal } = context;
  await context.report({ message: 'Catching up with what changed meanwhile' });
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
  await context.logLine(`Searches ask ${index} from now on.`);
}
