import { mkdirSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartProblem } from '#local/start-problem.ts';
import { buildServers } from './build-servers.ts';
import type { Child } from './child-process.ts';
import { findJava } from './find-java.ts';
import { startElasticsearch } from './start-elasticsearch.ts';
import type { EmbeddedServer, ServerPlace } from './start-java-server.ts';
import { startKafka } from './start-kafka.ts';
import { startMongo } from './start-mongo.ts';

const DEFAULT_DATABASE = 'recruitment';
const LEAST_FREE_BYTES = 1_000_000_000;
const STOP_GRACE_MS = 5_000;

export interface Servers {
  mongoUrl: string;
  kafkaBrokers: string;
  elasticsearchUrl: string;
  /** Embedded servers only, to be watched. */
  children: Child[];
  /** Stops the embedded ones in order; takes at most about 5 s. */
  stop(): Promise<void>;
}

export interface ServersOptions {
  /** Data is stored below `servers`, logs below `logs`. */
  dataDir: string;
  log(line: string): void;
  /** MONGO_URL, KAFKA_BROKERS and ELASTICSEARCH_URL each replace the embedded server. */
  env: NodeJS.ProcessEnv;
}

/**
 * Starts the servers that the environment does not configure. Throws a StartProblem; no server is then left running.
 */
export async function startServers({ dataDir, log, env }: ServersOptions): Promise<Servers> {
  const given = { mongo: env.MONGO_URL, kafka: env.KAFKA_BROKERS, elasticsearch: env.ELASTICSEARCH_URL };
  if (given.mongo && given.kafka && given.elasticsearch) {
    return servers(given.mongo, given.kafka, given.elasticsearch, []);
  }
  const place = await prepare(resolve(dataDir), env, log);
  const starts = {
    mongo: given.mongo ? null : startMongo(place),
    kafka: given.kafka ? null : startKafka(place),
    elasticsearch: given.elasticsearch ? null : startElasticsearch(place),
  };
  const outcomes = await Promise.allSettled(Object.values(starts));
  const started = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : [],
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await stopAll(started.map((server) => server.child));
    throw failed.reason;
  }
  const [mongo, kafka, elasticsearch] = await Promise.all([starts.mongo, starts.kafka, starts.elasticsearch]);
  return servers(
    addressOf(mongo && { ...mongo, address: `${mongo.address}/${DEFAULT_DATABASE}` }, given.mongo),
    addressOf(kafka, given.kafka),
    addressOf(elasticsearch, given.elasticsearch),
    started.map((server) => server.child),
  );
}

async function prepare(dataDir: string, env: NodeJS.ProcessEnv, log: (line: string) => void): Promise<ServerPlace> {
  const place = { dataDir: join(dataDir, 'servers'), logDir: join(dataDir, 'logs') };
  mkdirSync(place.dataDir, { recursive: true });
  const disk = statfsSync(place.dataDir);
  if (disk.bavail * disk.bsize < LEAST_FREE_BYTES) {
    throw new StartProblem(
      `The disk with ${dataDir} is almost full (${Math.round((disk.bavail * disk.bsize) / 1e6)} MB left).`,
      'Free at least 1 GB, or point DATA_DIR to another disk.',
    );
  }
  const jdk = findJava(env);
  log(`Java ${jdk.release} from ${jdk.from}: ${jdk.home}`);
  await buildServers(env, jdk, log);
  return { ...place, jdk, env, log };
}

function servers(mongoUrl: string, kafkaBrokers: string, elasticsearchUrl: string, children: Child[]): Servers {
  return { mongoUrl, kafkaBrokers, elasticsearchUrl, children, stop: () => stopAll(children) };
}

async function stopAll(children: Child[]): Promise<void> {
  await Promise.all(children.map((child) => child.stop(STOP_GRACE_MS)));
}

function addressOf(started: EmbeddedServer | null, given: string | undefined): string {
  return started?.address ?? given ?? '';
}
