import { Kafka as KafkaJs, logLevel } from 'kafkajs';
import { pino } from 'pino';
import { connectKafka } from '#mongo/changes/kafka.ts';
import { openChanges } from '#mongo/changes/open-changes.ts';
import { topicsOf } from '#mongo/changes/topics.ts';
import { connectMongo } from '#mongo/connect-mongo.ts';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { connectElasticsearch } from '#search-templates/elasticsearch/client.ts';
import { benchServers } from '../harness/bench-servers.ts';
import { dropNamespace } from '../harness/drop-namespace.ts';
import { inBatches } from '../harness/in-batches.ts';
import { runProcess, until } from '../harness/run-process.ts';
import { environmentOf } from '../harness/running-api.ts';
import { untilIndexed } from '../harness/until-indexed.ts';

const PARTITIONS = [3, 6, 12];
const INDEXERS = [1, 2, 4];
const SEED = 12;
const BATCH = 1_000;

const log = pino({ level: 'warn' });

/**
 * How fast 1, 2 and 4 indexers work through `count` changes that wait in topics of 3, 6 and 12 partitions. Documents a
 * second, from the start of the processes to the last document found.
 */
export async function benchIndexers(count: number) {
  const rows = [];
  for (const partitions of PARTITIONS) {
    for (const indexers of INDEXERS) rows.push(await drain(count, partitions, indexers));
  }
  return { candidates: count, rows };
}

async function drain(count: number, partitions: number, indexers: number) {
  const namespace = `bench-indexers-${Date.now()}`;
  const servers = await benchServers(namespace);
  const elasticsearch = connectElasticsearch({ url: servers.elasticsearchUrl }, 120_000);
  await createTopics(servers.kafkaBrokers, namespace, partitions);
  const mongo = await connectMongo(servers.mongoUrl);
  const kafka = connectKafka({ brokers: servers.kafkaBrokers.split(','), clientId: 'bench', log });
  const changes = openChanges({ mongo, kafka, log });
  try {
    const first = runProcess('indexer/main.ts', environmentOf(servers));
    await until('the index exists', 60_000, () => elasticsearch.indices.exists({ index: `${namespace}-candidates` }));
    await first.stop();
    for (const batch of inBatches(generateCandidates({ seed: SEED, count }), BATCH))
      await changes.candidates.bulkInsert(batch.map(({ resumeText: _, ...record }) => record));
    await changes.relay.settled();
    const started = performance.now();
    const running = Array.from({ length: indexers }, () => runProcess('indexer/main.ts', environmentOf(servers)));
    try {
      await untilIndexed(elasticsearch, `${namespace}-candidates`, count);
      const perSecond = Math.round(count / ((performance.now() - started) / 1000));
      console.log(`${partitions} partitions, ${indexers} indexers: ${perSecond} a second`);
      return { partitions, indexers, perSecond };
    } finally {
      await Promise.all(running.map((indexer) => indexer.stop()));
    }
  } finally {
    await changes.stop();
    await mongo.close();
    await dropNamespace(servers);
    await servers.stop();
  }
}

/** The product creates missing topics alone, so these keep their partitions. */
async function createTopics(brokers: string, namespace: string, numPartitions: number): Promise<void> {
  const admin = new KafkaJs({ brokers: brokers.split(','), logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const topics = topicsOf(namespace).map((topic) => ({ topic, numPartitions }));
  await admin.createTopics({ topics, waitForLeaders: true });
  await admin.disconnect();
}
