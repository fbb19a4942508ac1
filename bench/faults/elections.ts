import { setTimeout as delay } from 'node:timers/promises';
import { MongoError } from 'mongodb';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { until } from '../harness/run-process.ts';
import { randomOf } from '../pairs/random.ts';

const EVERY_MS = 10_000;
/** For how long the former primary does not stand again, in seconds. */
const STEP_DOWN_S = 3;
const ELECTION_LIMIT_MS = 60_000;

/** Whether the address names a replica set and not one of its members alone. */
export const isReplicaSet = (mongoUrl: string): boolean => new URL(mongoUrl).searchParams.has('replicaSet');

/** Makes the primary step down at seeded times during a schedule. Resolves with their number when there is one again. */
export async function holdElections({ connection }: Mongo, seed: string, seconds: number): Promise<number> {
  const random = randomOf(`elections ${seed}`);
  const admin = connection.getClient().db('admin');
  let held = 0;
  for (let left = seconds * 1_000; ; ) {
    const pause = EVERY_MS * (0.5 + random());
    if (pause > left) break;
    await delay(pause);
    left -= pause;
    const command = { replSetStepDown: STEP_DOWN_S, secondaryCatchUpPeriodSecs: 2, force: true };
    held += Number(await isDone(admin.command(command)));
  }
  await until('the set has a primary', ELECTION_LIMIT_MS, () => isDone(admin.command({ ping: 1 })));
  return held;
}

/** False if the set had no primary. */
async function isDone(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    return false;
  }
}
