import { type Admin, CompressionTypes, Kafka as KafkaJs, logLevel } from 'kafkajs';
import type { KafkaAddress } from '#mongo/configuration/connections-config.ts';
import type { Log } from '#mongo/log.ts';
import { type ConsumerOptions, consume, type RunningConsumer } from './kafka-consumer.ts';
import { GroupIsRunning, type PartitionOffset, setGroupOffsets } from './set-group-offsets.ts';
import { awaitTopics, PARTITIONS, topicNames, topicsOf } from './topics.ts';
import './quiet-request-queue.ts';

/** Only this file, kafka-consumer.ts, set-group-offsets.ts and topics.ts know which Kafka client is used. */

export interface OutgoingMessage {
  key: string;
  value: string;
}

/** What a partition keeps. */
export interface PartitionRange extends PartitionOffset {
  /** The offset of its oldest message; the same as `offset`, the next one, if it has none. */
  earliest: string;
}

export interface Kafka {
  /** Sends to one topic with acknowledgement from all in-sync replicas. Rejects after about 5 s without a broker. */
  send(topic: string, messages: OutgoingMessage[]): Promise<void>;
  consume(options: ConsumerOptions): Promise<RunningConsumer>;
  /** Creates the namespace's missing topics. */
  ensureTopics(namespace: string): Promise<void>;
  /** Ignores topics that don't exist. */
  deleteTopics(topics: string[]): Promise<void>;
  /** The next offset of each partition, and its earliest. */
  endOffsets(topic: string): Promise<PartitionRange[]>;
  /** Offsets committed by the group, '-1' for none. */
  committedOffsets(groupId: string, topic: string): Promise<PartitionOffset[]>;
  /** Sets the offsets of a group without running members. */
  setOffsets(groupId: string, topic: string, offsets: PartitionOffset[]): Promise<void>;
  /** As setOffsets; does nothing if the group has running members. */
  setOffsetsIfIdle(groupId: string, topic: string, offsets: PartitionOffset[]): Promise<void>;
  /** Sets a group without running members to the end of each topic. */
  setOffsetsToEnd(groupId: string, topics: string[]): Promise<void>;
  /** Lag of the group over these topics: messages that Kafka keeps and the group has not committed. */
  lag(groupId: string, topics: string[]): Promise<number>;
  listGroups(): Promise<string[]>;
  /** Deletes a group's offsets; does nothing if there are none. */
  deleteGroup(groupId: string): Promise<void>;
  /** Rejects if no broker answers. */
  ping(): Promise<void>;
  /** Disconnects producer and admin; consumers are stopped by their own `stop`. */
  close(): Promise<void>;
}

export interface KafkaOptions extends KafkaAddress {
  clientId: string;
  log: Log;
}

const GROUP_ID_NOT_FOUND = 'GROUP_ID_NOT_FOUND';

/** Connects lazily, on the first call that needs a broker. */
export function connectKafka(options: KafkaOptions): Kafka {
  const client = new KafkaJs({
    clientId: options.clientId,
    brokers: options.brokers,
    ssl: options.tls ? { ca: options.tls.ca } : undefined,
    sasl: saslOf(options),
    connectionTimeout: 2_000,
    requestTimeout: 10_000,
    retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 5 },
    logLevel: logLevel.WARN,
    // most of the client's ERROR lines are retries that succeed: real failures arrive as rejections
    logCreator: () => (entry) =>
      options.log.debug({ kafka: entry.log.message, detail: entry.log.error }, 'kafka client'),
  });
  // Deliberately not idempotent: duplicate messages are harmless, and a producer without sequence numbers has no state
  // that a broker restart could invalidate.
  const producer = client.producer({ allowAutoTopicCreation: false, maxInFlightRequests: 5 });
  const producerReady = once(() => producer.connect());
  const admin = client.admin();
  const adminReady = once(() => admin.connect());
  const withAdmin = async <T>(work: (admin: Admin) => Promise<T>): Promise<T> => {
    await adminReady();
    return work(admin);
  };

  const endOffsets = (topic: string): Promise<PartitionRange[]> =>
    withAdmin(async (admin) =>
      (await admin.fetchTopicOffsets(topic)).map(({ partition, high, low }) => ({
        partition,
        offset: high,
        earliest: low,
      })),
    );
  const committedOffsets = (groupId: string, topic: string): Promise<PartitionOffset[]> =>
    withAdmin(async (admin) => {
      const [found] = await admin.fetchOffsets({ groupId, topics: [topic] });
      return (found?.partitions ?? []).map(({ partition, offset }) => ({ partition, offset }));
    });
  const setOffsets = (groupId: string, topic: string, offsets: PartitionOffset[]): Promise<void> =>
    setGroupOffsets(client, groupId, topic, offsets);

  return {
    async send(topic, messages) {
      await producerReady();
      await producer.send({ topic, messages, acks: -1, compression: CompressionTypes.None });
    },
    consume: (consumerOptions) => consume(client, options.log, consumerOptions),
    ensureTopics: (namespace) =>
      withAdmin(async (admin) => {
        const existing = await topicNames(admin);
        const missing = topicsOf(namespace).filter((topic) => !existing.has(topic));
        if (missing.length === 0) return;
        await admin.createTopics({
          waitForLeaders: false,
          topics: missing.map((topic) => ({ topic, numPartitions: PARTITIONS, replicationFactor: -1 })),
        });
        await awaitTopics(admin, missing);
      }),
    deleteTopics: (topics) =>
      withAdmin(async (admin) => {
        // checked first: the client assumes that a missing topic is being created, and retries for seconds
        const existing = await topicNames(admin);
        await admin.deleteTopics({ topics: topics.filter((topic) => existing.has(topic)) });
      }),
    endOffsets,
    committedOffsets,
    setOffsets,
    async setOffsetsIfIdle(groupId, topic, offsets) {
      try {
        await setOffsets(groupId, topic, offsets);
      } catch (error) {
        if (!(error instanceof GroupIsRunning)) throw error;
      }
    },
    async setOffsetsToEnd(groupId, topics) {
      for (const topic of topics) await setOffsets(groupId, topic, await endOffsets(topic));
    },
    async lag(groupId, topics) {
      let behind = 0n;
      for (const topic of topics) {
        const committed = new Map(
          (await committedOffsets(groupId, topic)).map(({ partition, offset }) => [partition, BigInt(offset)]),
        );
        for (const { partition, offset, earliest } of await endOffsets(topic)) {
          const [done, first, end] = [committed.get(partition) ?? -1n, BigInt(earliest), BigInt(offset)];
          const from = done > first ? done : first;
          behind += end > from ? end - from : 0n;
        }
      }
      return Number(behind);
    },
    listGroups: () => withAdmin(async (admin) => (await admin.listGroups()).groups.map(({ groupId }) => groupId)),
    deleteGroup: (groupId) =>
      withAdmin(async (admin) => {
        try {
          await admin.deleteGroups([groupId]);
        } catch (error) {
          if (!isMissingGroup(error)) throw error;
        }
      }),
    ping: () =>
      withAdmin(async (admin) => {
        await admin.describeCluster();
      }),
    async close() {
      await producer.disconnect();
      await admin.disconnect();
    },
  };
}

/** Runs `work` once for all callers, and again only after a failure. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

function saslOf({ sasl }: KafkaAddress) {
  if (!sasl) return undefined;
  const { username, password } = sasl;
  if (sasl.mechanism === 'plain') return { mechanism: sasl.mechanism, username, password };
  if (sasl.mechanism === 'scram-sha-256') return { mechanism: sasl.mechanism, username, password };
  return { mechanism: sasl.mechanism, username, password };
}

function isMissingGroup(error: unknown): boolean {
  const groups = (error as { groups?: { error?: { type?: string } }[] }).groups ?? [];
  return groups.length > 0 && groups.every((group) => group.error?.type === GROUP_ID_NOT_FOUND);
}
