import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '#local/servers/free-port.ts';
import { type ReachableProcess, type RunningProcess, runProcess, runReachable, until } from '../harness/run-process.ts';
import { type Addresses, environmentOf } from '../harness/running-api.ts';
import { SESSION_SECRET } from '../pairs/world.ts';
import type { Arm, FromDying } from './die-before-write.ts';

const READY_LIMIT_MS = 300_000;
const FIRST_PORT = 8380;

/** A process of the product that can be killed before a write. */
export interface Mortal {
  /** Its address; undefined for an indexer. */
  base: string | undefined;
  ended: Promise<NodeJS.Signals | null>;
  /** Resolves when it has started; rejects if it ends first. */
  ready: Promise<void>;
  /** From now on it dies before its nth counted write; 0 disarms it. Returns the writes counted since the last call. */
  arm(beforeWrite: number): Promise<number>;
  /** The write before which it died. */
  diedBefore(): string;
  stop(): Promise<void>;
}

/** Starts the processes of one lane, which has its own database, topics and indices. */
export function processesOf(lane: string, addresses: Addresses) {
  const environment = { ...environmentOf(addresses), SESSION_SECRET, DATA_DIR: resolve(`var/bench/kills/${lane}`) };
  const noteIn = resolve(`var/bench/logs/kills-${lane}-died`);
  const portOf = async () => String(await freePort(FIRST_PORT + Math.floor(Math.random() * 1_000)));

  async function startMortal(kind: 'api' | 'indexer'): Promise<Mortal> {
    const mongo = new URL(addresses.mongoUrl);
    mongo.searchParams.set('monitorCommands', 'true');
    const env = { ...environment, MONGO_URL: mongo.href, PORT: await portOf() };
    const started = runReachable(`bench/kills/dying-${kind}.ts`, env, `kills ${lane} dying ${kind}`);
    const ready = (async () => void (await answerOf(started)))();
    // awaited later by its caller
    ready.catch(() => undefined);
    return {
      base: kind === 'api' ? `http://127.0.0.1:${env.PORT}` : undefined,
      ended: started.ended,
      ready,
      async arm(beforeWrite) {
        rmSync(noteIn, { force: true });
        const arm: Arm = { beforeWrite, noteIn };
        const answer = answerOf(started);
        started.channel.send(arm);
        const reply = await answer;
        return 'counted' in reply ? reply.counted : 0;
      },
      diedBefore: () => readFileSync(noteIn, 'utf8'),
      stop: started.stop,
    };
  }

  return {
    startMortal,
    /** An API that is not killed; resolves when it is ready. */
    async startApi(): Promise<RunningProcess & { base: string }> {
      const env = { ...environment, PORT: await portOf() };
      const base = `http://127.0.0.1:${env.PORT}`;
      const api = runProcess('api/main.ts', env, `kills ${lane} api`);
      await until('the API is ready', READY_LIMIT_MS, async () => (await fetch(`${base}/healthz`)).ok);
      return { ...api, base };
    },
    startIndexer: (): RunningProcess => runProcess('indexer/main.ts', environment, `kills ${lane} indexer`),
  };
}

async function answerOf(process: ReachableProcess): Promise<FromDying> {
  const gone = process.ended.then((signal) => {
    throw new Error(`a process ended before it responded (${signal ?? 'no signal'}): see var/bench/logs`);
  });
  const [answer] = await Promise.race([once(process.channel, 'message'), gone]);
  return answer as FromDying;
}
