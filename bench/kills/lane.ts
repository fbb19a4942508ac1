import { MongoClient } from 'mongodb';
import type { Addresses } from '../harness/running-api.ts';
import { untilIndicesExist } from '../harness/until-indices-exist.ts';
import { randomOf } from '../pairs/random.ts';
import { sideOf } from '../pairs/round.ts';
import { takeSnapshot, wipe } from '../pairs/snapshot.ts';
import { waitUntilQuiet } from '../pairs/wait-until-quiet.ts';
import { designWorld } from '../pairs/world.ts';
import { worldRecords } from '../pairs/world-records.ts';
import { judge } from './judge.ts';
import type { Operation } from './operation.ts';
import { type Mortal, processesOf } from './processes.ts';

/** `restart`: only the process that is started again recovers. `takeover`: a second process runs the whole time. */
export type Variant = 'restart' | 'takeover';

export interface LaneOrder {
  operation: Operation;
  variant: Variant;
  /** The number of the first write, from 1, and the step to the next. */
  first: number;
  stride: number;
  /** No round starts after this time, in ms since 1970. */
  until: number;
}

export interface Kill {
  /** From 1. */
  beforeWrite: number;
  /** Driver command and collection of that write. */
  write: string;
  outcome: 'finished' | 'undone';
  /** From the restart, or for a takeover from the death, until nothing is in progress. */
  recoverySeconds: number;
  /** The part of it that the start took; null for a takeover. */
  startSeconds: number | null;
  broken: string[];
}

export interface LaneResult {
  /** Counted in the round without a kill; null if the time limit came first. */
  writes: number | null;
  kills: Kill[];
  /** Violations in the round without a kill. */
  broken: string[];
}

/** Time limit for a recovery. */
export const RECOVERY_BAR_SECONDS = 30;
/** A slower recovery would overlap with the next round. */
const RECOVERY_LIMIT_MS = 300_000;
const LOOK_EVERY_MS = 100;

/** Kills one process before one write after the other until the operation ends without dying. */
export async function playLane(name: string, addresses: Addresses, order: LaneOrder, tell: (kill: Kill) => void) {
  const lane = await openLane(name, addresses, order);
  const kills: Kill[] = [];
  try {
    for (let beforeWrite = order.first; Date.now() < order.until; beforeWrite += order.stride) {
      const played = await lane.play(beforeWrite);
      if ('writes' in played) return { ...played, kills } satisfies LaneResult;
      kills.push(played);
      tell(played);
    }
    return { writes: null, kills, broken: [] } satisfies LaneResult;
  } finally {
    await lane.stop();
  }
}

async function openLane(name: string, addresses: Addresses, { operation, variant }: LaneOrder) {
  const processes = processesOf(name, addresses);
  const mongo = await new MongoClient(addresses.mongoUrl).connect();
  const db = mongo.db();
  const apiDies = operation.dies === 'api';
  // no indexer next to an API: it would publish changes that a killed API left unpublished
  const indexer = !apiDies && variant === 'takeover' ? processes.startIndexer() : null;
  let mortal: Mortal = await processes.startMortal(operation.dies);
  const api = apiDies && variant === 'restart' ? null : await processes.startApi();
  if (!apiDies) await untilIndicesExist(addresses);

  /** Only the process to be killed may take the task; the other one continues after the kill. */
  const pauseOther = (signal: 'SIGSTOP' | 'SIGCONT') => {
    if (!apiDies && indexer) process.kill(indexer.pid, signal);
  };
  const quiet = () => waitUntilQuiet(db, { limitMs: RECOVERY_LIMIT_MS, pollEveryMs: LOOK_EVERY_MS });

  async function play(beforeWrite: number): Promise<Kill | { writes: number; broken: string[] }> {
    await mortal.ready;
    await wipe(db, null);
    const world = await designWorld(randomOf(`kills ${name} ${beforeWrite}`));
    const records = operation.records(world, await worldRecords(world, new Set()));
    for (const [collection, documents] of Object.entries(records))
      await db.collection(collection).insertMany(documents);
    const before = await takeSnapshot(db);
    await mortal.arm(beforeWrite);
    pauseOther('SIGSTOP');
    const side = sideOf(world, 'left', 'kills', (apiDies ? mortal.base : api?.base) as string);
    const answered = operation.send(side).then(
      async ({ status, body }) => {
        if (status >= 300) return `answered ${status}: ${JSON.stringify(body)}`;
        await quiet();
        return null;
      },
      // if the API dies, there is no answer
      async (error: Error) => {
        await mortal.ended;
        return error.message;
      },
    );
    const end = await Promise.race([mortal.ended, answered.then(() => 'survived' as const)]);
    const startedAt = performance.now();
    pauseOther('SIGCONT');
    if (end === 'survived') {
      const writes = await mortal.arm(0);
      const refused = await answered;
      const { broken } = judge(operation, { world, before, after: await takeSnapshot(db) });
      return { writes, broken: refused ? [refused, ...broken] : broken };
    }
    const write = end === 'SIGKILL' ? mortal.diedBefore() : 'none';
    const seconds = () => Math.round(performance.now() - startedAt) / 1000;
    if (variant === 'restart') mortal = await processes.startMortal(operation.dies);
    const starting = variant === 'restart' ? mortal.ready.then(seconds) : null;
    const busy = await quiet();
    const recoverySeconds = seconds();
    if (variant === 'takeover') mortal = await processes.startMortal(operation.dies);
    const { isDone, broken } = judge(operation, { world, before, after: await takeSnapshot(db) });
    if (end !== 'SIGKILL') broken.push(`the process ended by ${end ?? 'itself'}`);
    if (busy) broken.push(`not recovered: ${busy}`);
    return {
      beforeWrite,
      write,
      outcome: isDone ? 'finished' : 'undone',
      recoverySeconds,
      startSeconds: await starting,
      broken,
    };
  }

  async function stop(): Promise<void> {
    pauseOther('SIGCONT');
    await Promise.allSettled([mortal, api, indexer].map((each) => each?.stop()));
    await mongo.close();
  }

  return { play, stop };
}
