import { type TestNamespace, testNamespace } from '#local/testing/test-namespace.ts';
import { connectKafka, type Kafka } from '#mongo/changes/kafka.ts';
import { type Changes, openChanges } from '#mongo/changes/open-changes.ts';
import { topicsOf } from '#mongo/changes/topics.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import type { Log } from '#mongo/log.ts';

/** The real servers' parts for tests of this folder, in their own namespace. */
export interface TestChanges extends TestNamespace {
  mongo: Mongo;
  kafka: Kafka;
  changes: Changes;
  log: Log;
  /** Drops what the test created and disconnects. */
  close(): Promise<void>;
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

export async function openTestChanges(): Promise<TestChanges> {
  const servers = testNamespace();
  const mongo = await connectMongo(servers.mongoUrl);
  const kafka = connectKafka({ brokers: servers.kafkaBrokers.split(','), clientId: 'test', log: silentLog });
  await Promise.all([mongo.ensureIndexes(), kafka.ensureTopics(servers.namespace)]);
  const changes = openChanges({ mongo, kafka, log: silentLog });
  return {
    ...servers,
    mongo,
    kafka,
    changes,
    log: silentLog,
    async close() {
      await changes.stop();
      await kafka.deleteTopics(topicsOf(servers.namespace));
      await kafka.close();
      await mongo.connection.dropDatabase();
      await mongo.close();
    },
  };
}
