import { resolve } from 'node:path';
import { startServers } from '#local/servers/start-servers.ts';
import type { Addresses } from './running-api.ts';

/**
 * The servers of a benchmark: those in MONGO_URL, KAFKA_BROKERS and ELASTICSEARCH_URL, otherwise embedded ones with
 * their data under `var/bench`. Each benchmark has its own database, and so its own namespace.
 */
export async function benchServers(namespace: string): Promise<Addresses & { stop(): Promise<void> }> {
  const servers = await startServers({
    dataDir: resolve('var/bench'),
    log: (line) => console.log(line),
    env: process.env,
  });
  const mongo = new URL(servers.mongoUrl);
  mongo.pathname = `/${namespace}`;
  return {
    mongoUrl: mongo.href,
    kafkaBrokers: servers.kafkaBrokers,
    elasticsearchUrl: servers.elasticsearchUrl,
    stop: () => servers.stop(),
  };
}
