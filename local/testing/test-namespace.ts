import { randomBytes } from 'node:crypto';

/** The real servers for a test file, under a namespace that no other test file shares. */
export interface TestNamespace {
  /** Also the database's name, the prefix of topics and of indices. */
  namespace: string;
  mongoUrl: string;
  kafkaBrokers: string;
  elasticsearchUrl: string;
}

/** Throws if the servers' addresses are missing: the global set-up of the tests provides them. */
export function testNamespace(): TestNamespace {
  const { MONGO_URL, KAFKA_BROKERS, ELASTICSEARCH_URL } = process.env;
  if (!MONGO_URL || !KAFKA_BROKERS || !ELASTICSEARCH_URL) {
    throw new Error('MONGO_URL, KAFKA_BROKERS and ELASTICSEARCH_URL are not set: run the tests with `npm test`');
  }
  const namespace = `test-${randomBytes(5).toString('hex')}`;
  const mongo = new URL(MONGO_URL);
  mongo.pathname = `/${namespace}`;
  return { namespace, mongoUrl: mongo.href, kafkaBrokers: KAFKA_BROKERS, elasticsearchUrl: ELASTICSEARCH_URL };
}
