import { setTimeout as delay } from 'node:timers/promises';
import type { Consumer, EachBatchPayload, Kafka as KafkaJs } from 'kafkajs';
import type { Log } from '#mongo/log.ts';

export interface IncomingMessage {
  key: string | null;
  value: string;
  offset: string;
  /** Timestamp set by the broker or producer, in ms since 1970. */
  timestamp: number;
}

export interface IncomingBatch {
  topic: string;
  partition: number;
  messages: IncomingMessage[];
  /** Call it at least every 10 s while processing a batch, or the group revokes the partition. */
  heartbeat(): Promise<void>;
  /** Commits every offset up to and including this one. */
  commitThrough(offset: string): Promise<void>;
  /** False once the consumer stops or has lost the partition: skip the rest of the batch. */
  isCurrent(): boolean;
}

export interface ConsumerOptions {
  groupId: string;
  topics: string[];
  /** Starting point of a group without committed offsets. */
  fromBeginning: boolean;
  /**
   * Resolving does not commit; commit with `commitThrough`. After a rejection, delivery resumes from the last commit.
   */
  onBatch(batch: IncomingBatch): Promise<void>;
  /** Number of partitions processed concurrently; default 1. */
  concurrency?: number;
  /** Called when the consumer has ended for a reason that doesn't pass; it is then dead. */
  onCrash?(error: Error): void;
}

export interface RunningConsumer {
  /** Waits for the running batch to end, then leaves the group. */
  stop(): Promise<void>;
}

const REJOIN_AFTER_MS = 1_000;

/**
 * Consumes until stopped; rejects if joining the group fails at first. Where the client ends a consumer because of an
 * error that passes, another one takes its place after a second. The client's own restarts are off: they don't know that
 * the consumer is being stopped.
 */
export async function consume(client: KafkaJs, log: Log, options: ConsumerOptions): Promise<RunningConsumer> {
  let isStopping = false;
  const onCrash = (error: Error) => {
    if (isStopping) return;
    if (!isPassing(error)) {
      options.onCrash?.(error);
      return;
    }
    log.warn({ err: error, group: options.groupId }, 'A Kafka consumer has ended; another one takes its place');
    rejoin().catch(onCrash);
  };
  let member = await join(client, options, onCrash);

  async function rejoin(): Promise<void> {
    await delay(REJOIN_AFTER_MS);
    if (isStopping) return;
    const joined = await join(client, options, onCrash);
    // joining ends only when a broker answers, and `stop` does not wait for it
    if (isStopping) await joined.disconnect();
    else member = joined;
  }

  return {
    async stop() {
      isStopping = true;
      await member.disconnect();
    },
  };
}

async function join(client: KafkaJs, options: ConsumerOptions, onCrash: (error: Error) => void): Promise<Consumer> {
  const consumer = client.consumer({
    groupId: options.groupId,
    // a killed process's partitions are reassigned only after this; 6 s is the minimum that brokers allow
    sessionTimeout: 10_000,
    heartbeatInterval: 2_000,
    rebalanceTimeout: 20_000,
    maxWaitTimeInMs: 100,
    allowAutoTopicCreation: false,
    retry: {
      ...{ initialRetryTime: 200, maxRetryTime: 5_000, retries: Number.MAX_SAFE_INTEGER },
      restartOnFailure: async () => false,
    },
  });
  consumer.on('consumer.crash', ({ payload }) => onCrash(payload.error));
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: options.topics, fromBeginning: options.fromBeginning });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: options.concurrency ?? 1,
      eachBatch: (payload) => options.onBatch(toBatch(payload)),
    });
    return consumer;
  } catch (error) {
    // callers retry, each time with a new consumer
    await Promise.allSettled([consumer.disconnect()]);
    throw error;
  }
}

const PASSING = ['KafkaJSNumberOfRetriesExceeded', 'KafkaJSGroupCoordinatorNotFound'];

/**
 * Whether a new consumer may succeed. The client (2.2.4) considers two such errors permanent: the broker went away while
 * being asked for the group's coordinator, and a connection was closed just after the client had chosen it.
 */
function isPassing(error: Error): boolean {
  if (PASSING.includes(error.name) || error.message === 'Broker not connected') return true;
  return error.cause instanceof Error ? isPassing(error.cause) : 'retriable' in error && error.retriable === true;
}

function toBatch(payload: EachBatchPayload): IncomingBatch {
  const { topic, partition, messages } = payload.batch;
  return {
    topic,
    partition,
    messages: messages.map((message) => ({
      key: message.key?.toString() ?? null,
      value: message.value?.toString() ?? '',
      offset: message.offset,
      timestamp: Number(message.timestamp),
    })),
    heartbeat: () => payload.heartbeat(),
    async commitThrough(offset) {
      payload.resolveOffset(offset);
      const next = (BigInt(offset) + 1n).toString();
      // not the consumer's commitOffsets: it silently does nothing while the consumer is stopping
      await payload.commitOffsetsIfNecessary({ topics: [{ topic, partitions: [{ partition, offset: next }] }] });
    },
    isCurrent: () => payload.isRunning() && !payload.isStale(),
  };
}
