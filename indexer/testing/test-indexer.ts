import type { Client } from '@elastic/elasticsearch';
import type { Types } from 'mongoose';
import { pino } from 'pino';
import { type IndexerConfig, readIndexerConfig } from '#indexer/config.ts';
import { pause } from '#indexer/pause.ts';
import { type Indexer, startIndexer } from '#indexer/start-indexer.ts';
import { undoBatchCommand } from '#indexer/tasks/undo-import.ts';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { connectKafka, type Kafka } from '#mongo/changes/kafka.ts';
import { type Changes, openChanges } from '#mongo/changes/open-changes.ts';
import { topicsOf } from '#mongo/changes/topics.ts';
import { type Commands, openCommands } from '#mongo/commands/run-commands.ts';
import { kafkaAddress } from '#mongo/configuration/connections-config.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import type { Log } from '#mongo/log.ts';
import type { TaskRecord } from '#mongo/models/task.ts';
import { createTask, type NewTask } from '#mongo/tasks/create-task.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';

/** A separate namespace on the real servers, with a writer's connections, for tests of the indexer. */
export interface TestIndexer {
  namespace: string;
  config: IndexerConfig;
  environment: Record<string, string>;
  mongo: Mongo;
  kafka: Kafka;
  changes: Changes;
  commands: Commands;
  elasticsearch: Client;
  /** Starts an indexer that `close` will stop. */
  start(overrides?: Partial<IndexerConfig>, log?: Log): Promise<Indexer>;
  /** Starts a task and resolves once it has ended. */
  runTask(newTask: NewTask): Promise<TaskRecord>;
  /** Stops everything and leaves nothing behind. */
  close(): Promise<void>;
}

const log = pino({ level: process.env.TEST_LOG ?? 'silent' });

export async function testIndexer(addresses = testNamespace()): Promise<TestIndexer> {
  const environment = {
    MONGO_URL: addresses.mongoUrl,
    KAFKA_BROKERS: addresses.kafkaBrokers,
    ELASTICSEARCH_URL: addresses.elasticsearchUrl,
  };
  const config = readIndexerConfig(environment);
  const mongo = await connectMongo(config.MONGO_URL);
  await mongo.ensureIndexes();
  const kafka = connectKafka({ ...kafkaAddress(config), clientId: 'indexer-test', log });
  await kafka.ensureTopics(addresses.namespace);
  const changes = openChanges({ mongo, kafka, log });
  const now = () => new Date();
  const commands = openCommands({ mongo, changes, log, now, kinds: [undoBatchCommand] });
  const elasticsearch = connectElasticsearch({ url: config.ELASTICSEARCH_URL });
  const { namespace } = addresses;
  const indexers = new Set<Indexer>();
  return {
    namespace,
    config,
    environment,
    mongo,
    kafka,
    changes,
    commands,
    elasticsearch,
    async start(overrides, ownLog = log) {
      const indexer = await startIndexer({ ...config, ...overrides }, { log: ownLog });
      const stop = () => {
        indexers.delete(indexer);
        return indexer.stop();
      };
      const started = { ...indexer, stop };
      indexers.add(started);
      return started;
    },
    async runTask(newTask) {
      const id = await createTask(changes, newTask, new Date());
      return ended(mongo, id);
    },
    async close() {
      await Promise.all([...indexers].map((indexer) => indexer.stop()));
      await changes.stop();
      const indices = Object.keys(await elasticsearch.indices.get({ index: `${namespace}-*` }));
      if (indices.length > 0) await elasticsearch.indices.delete({ index: indices });
      await kafka.deleteTopics(topicsOf(namespace));
      const groups = (await kafka.listGroups()).filter((group) => group.startsWith(`${namespace}-`));
      await Promise.all(groups.map((group) => kafka.deleteGroup(group)));
      await mongo.connection.dropDatabase();
      await Promise.all([mongo.close(), kafka.close(), elasticsearch.close()]);
    },
  };
}

/** Resolves once the task has ended; the test's own time limit ends the wait. */
export async function ended(mongo: Mongo, id: Types.ObjectId): Promise<TaskRecord> {
  const forever = new AbortController().signal;
  for (;;) {
    const task = await mongo.tasks.findById(id).lean<TaskRecord>();
    if (task && task.state !== 'queued' && task.state !== 'running') return task;
    await pause(50, forever);
  }
}
