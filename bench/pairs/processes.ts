import { resolve } from 'node:path';
import { MongoClient } from 'mongodb';
import { freePort } from '#local/servers/free-port.ts';
import { runProcess, until } from '../harness/run-process.ts';
import { type Addresses, environmentOf } from '../harness/running-api.ts';
import { untilIndicesExist } from '../harness/until-indices-exist.ts';
import { SESSION_SECRET } from './world.ts';

const READY_LIMIT_MS = 300_000;
const INDEXERS = 3;

/** The addresses for a round's requests, and the database that it reads. */
export interface Bench {
  bases: readonly string[];
  mongo: MongoClient;
  stop(): Promise<void>;
}

/**
 * Starts two API processes and three indexers on these servers. Rate limits are off, since all sign-ins have one address.
 */
export async function startProcesses(addresses: Addresses): Promise<Bench> {
  const environment = { ...environmentOf(addresses), SESSION_SECRET, DATA_DIR: resolve('var/bench/pairs') };
  const indexers = Array.from({ length: INDEXERS }, () => runProcess('indexer/main.ts', environment));
  const ports = [await freePort(8180), await freePort(8280)];
  const apis = ports.map((port) =>
    runProcess('bench/harness/api-without-limits.ts', { ...environment, PORT: String(port) }),
  );
  const bases = ports.map((port) => `http://127.0.0.1:${port}`);
  const mongo = await new MongoClient(addresses.mongoUrl).connect();
  const stop = async () => {
    await Promise.all([...apis, ...indexers].map((each) => each.stop()));
    await mongo.close();
  };
  try {
    for (const base of bases)
      await until('the API is ready', READY_LIMIT_MS, async () => (await fetch(`${base}/readyz`)).ok);
    await untilIndicesExist(addresses);
    return { bases, mongo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
