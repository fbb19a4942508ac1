import type { IndexerContext } from '#indexer/indexer-context.ts';
import type { IncomingBatch, RunningConsumer } from '#mongo/changes/kafka-consumer.ts';
import { topicOf } from '#mongo/changes/topics.ts';
import { readMessages, workThroughBatch } from './batches.ts';
import { keepDeadLetters, messageLetter } from './dead-letters.ts';
import { indexChanges } from './index-changes.ts';
import { groupOf } from './index-names.ts';
import type { IndexTarget } from './outcomes.ts';

/** Partitions processed concurrently: while one waits for Elasticsearch, another is loaded and projected. */
const CONCURRENCY = 3;

/** One bulk request: larger ones were not faster, and a stop waits for at most one. */
const CHUNK_MESSAGES = 500;

/** Consumes an entity's topic and indexes its changes until stopped. Each index has its own consumer group. */
export function consumeChanges(
  context: IndexerContext,
  target: IndexTarget,
  stop: AbortSignal,
): Promise<RunningConsumer> {
  const { mongo, kafka, log } = context;
  const onBatch = (batch: IncomingBatch) =>
    workThroughBatch({ batch, stop, log, chunkMessages: CHUNK_MESSAGES }, async (messages, signal) => {
      const { events, broken } = readMessages(target.entity, messages);
      const letters = broken.map((message) => messageLetter(target, batch.partition, message));
      await keepDeadLetters(mongo, letters, context.now());
      const tally = await indexChanges(context, target, events, signal);
      log.debug({ index: target.index, ...tally, broken: broken.length }, 'Changes processed');
    });
  return kafka.consume({
    groupId: groupOf(mongo.namespace, target.index),
    topics: [topicOf(mongo.namespace, target.entity)],
    fromBeginning: true,
    concurrency: CONCURRENCY,
    onBatch,
    onCrash: (error) => {
      log.error({ index: target.index, err: error }, 'Kafka consumer crashed');
      context.onFatal?.(error);
    },
  });
}
