import { setTimeout as delay } from 'node:timers/promises';
import { MongoError } from 'mongodb';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { randomOf } from '../pairs/random.ts';

const EVERY_MS = 10_000;
/** For how long the former primary does not stand again, in seconds. */
const STEP_DOWN_S = 3;

/** Whether the address names a replica set and not one of its members alone. */
export const isReplicaSet = (mongoUrl: string): boolean => new URL(mongoUrl).searchParams.has('replicaSet');

/** Makes the primary step down at seeded times during a schedule. Returns how often it did. */
export async function holdElections({ connection }: Mongo, seed: string, seconds: number): Promise<number> {
  const random = randomOf(`elections ${seed}`);
  let held = 0;
  for (let left = seconds * 1_000; ; held += 1) {
    const pause = EVERY_MS * (0.5 + random());
    if (pause > left) return held;
    await delay(pause);
    left -= pause;
    await stepDown(connection.getClient());
  }
}

/** The command may end the connection that it came by. */
async function stepDown(client: ReturnType<Mongo['connection']['getClient']>): Promise<void> {
  const command = { replSetStepDown: STEP_DOWN_S, secondaryCatchUpPeriodSecs: 2, force: true };
  await client
    .db('admin')
    .command(command)
    .catch((error: unknown) => {
      if (!(error instanceof MongoError)) throw error;
    });
}
