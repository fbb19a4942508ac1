import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ForwardingPort, openForwardingPort } from '#api/testing/forwarding-port.ts';
import { freePort } from '#local/servers/free-port.ts';
import { type ReachableProcess, runReachable, until } from '../harness/run-process.ts';
import { type Addresses, environmentOf } from '../harness/running-api.ts';
import { untilIndicesExist } from '../harness/until-indices-exist.ts';
import { SESSION_SECRET } from '../pairs/world.ts';
import { isReplicaSet } from './elections.ts';
import type { Control } from './fault-controls.ts';
import { openRefusingProxy, type RefusingProxy } from './refusing-proxy.ts';

export const servers = ['mongo', 'kafka', 'elasticsearch'] as const;
export type Server = (typeof servers)[number];

/** One process of the product, which is started again whenever it ends, and its own connections to the servers. */
export interface Member {
  name: string;
  /** File of its log. */
  log: string;
  /** Its address; undefined for an indexer. */
  base: string | undefined;
  links: Record<Server, ForwardingPort>;
  /** A process that has ended already is left alone. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Also for the processes that follow. */
  setClock(offsetMs: number): void;
  /** No file may be written beyond this size; null for no limit. Ends with the process. */
  limitFiles(bytes: number | null): void;
  /** How often it has exited, instead of being killed. */
  exits(): number;
}

export interface Fleet {
  apis: readonly Member[];
  members: readonly Member[];
  /** Of all members: what Elasticsearch refuses. */
  refusing: RefusingProxy;
  /** Parent folder of the mails. */
  dataDir: string;
  /** Ends all processes for good: nothing that they would still finish is judged. */
  kill(): Promise<void>;
}

/** As in `npm start`. */
export const RESTART_PAUSE_MS = 1_000;
const READY_LIMIT_MS = 300_000;
const FIRST_PORT = 8480;

/** Starts two API processes and three indexers on these servers; resolves when they are ready. Logs have the seed's name. */
export async function startFleet(addresses: Addresses, dataDir: string, seed: string): Promise<Fleet> {
  const refusing = await openRefusingProxy(addresses.elasticsearchUrl);
  const targets: Record<Server, { host: string; port: number }> = {
    mongo: targetOf(addresses.mongoUrl),
    kafka: targetOf(`kafka://${addresses.kafkaBrokers.split(',')[0]}`),
    elasticsearch: targetOf(refusing.url),
  };
  mkdirSync(dataDir, { recursive: true });
  const running: (Member & { kill(): Promise<void> })[] = [];
  for (const [kind, number] of [
    ['api', 1],
    ['api', 2],
    ['indexer', 1],
    ['indexer', 2],
    ['indexer', 3],
  ] as const)
    running.push(
      await startMember(kind, `${kind} ${number}`, seed, addresses, targets, join(dataDir, `${kind}-${number}`)),
    );
  const apis = running.filter(({ base }) => base);
  const kill = async () => {
    await Promise.all(running.map((each) => each.kill()));
    await refusing.close();
  };
  try {
    await untilReady(apis);
    await untilIndicesExist(addresses);
  } catch (error) {
    await kill();
    throw error;
  }
  return { apis, members: running, refusing, dataDir, kill };
}

export async function untilReady(apis: readonly Member[]): Promise<void> {
  for (const { name, base } of apis)
    await until(`${name} is ready`, READY_LIMIT_MS, async () => (await fetch(`${base}/readyz`)).ok);
}

function targetOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

async function startMember(
  kind: 'api' | 'indexer',
  name: string,
  seed: string,
  addresses: Addresses,
  targets: Record<Server, { host: string; port: number }>,
  dataDir: string,
): Promise<Member & { kill(): Promise<void> }> {
  const links = {
    mongo: await openForwardingPort(targets.mongo),
    kafka: await openForwardingPort(targets.kafka),
    elasticsearch: await openForwardingPort(targets.elasticsearch),
  };
  const mongo = new URL(addresses.mongoUrl);
  // the driver asks a set for the addresses of its members, which are not those of the links
  if (!isReplicaSet(mongo.href)) mongo.host = links.mongo.address;
  const port = kind === 'api' ? await freePort(FIRST_PORT + Math.floor(Math.random() * 1_000)) : 0;
  const env = {
    ...environmentOf({ ...addresses, mongoUrl: mongo.href, elasticsearchUrl: `http://${links.elasticsearch.address}` }),
    ...{ SESSION_SECRET, DATA_DIR: dataDir, PORT: String(port) },
    // halves the time of a start
    NODE_COMPILE_CACHE: resolve('var/bench/compile-cache'),
    FAULTS_KAFKA_PORT: links.kafka.address.split(':')[1] as string,
  };
  let clockMs = 0;
  let exits = 0;
  let stopping = false;
  let current = launch();

  function launch(): ReachableProcess {
    const started = runReachable(`bench/faults/faulty-${kind}.ts`, env, `faults ${seed} ${name}`);
    tellClock(started);
    return started;
  }

  /** A process that has just ended has no channel any more. */
  function tellClock({ channel }: ReachableProcess): void {
    const control: Control = { clockMs };
    if (channel.connected) channel.send(control, () => undefined);
  }

  async function supervise(): Promise<void> {
    while (!stopping) {
      const signal = await current.ended;
      if (stopping) return;
      if (signal === null) exits += 1;
      await delay(RESTART_PAUSE_MS);
      if (!stopping) current = launch();
    }
  }

  const supervising = supervise();
  return {
    name,
    log: current.log,
    base: kind === 'api' ? `http://127.0.0.1:${port}` : undefined,
    links,
    signal: (signal) => void current.channel.kill(signal),
    setClock(offsetMs) {
      clockMs = offsetMs;
      tellClock(current);
    },
    limitFiles(bytes) {
      if (current.channel.exitCode !== null || current.channel.signalCode !== null) return;
      // the soft limit alone, so that it can be lifted again
      execFileSync('prlimit', ['--pid', String(current.pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
    },
    exits: () => exits,
    async kill() {
      stopping = true;
      current.channel.kill('SIGKILL');
      await current.ended;
      await supervising;
      for (const server of servers) await links[server].close();
    },
  };
}
