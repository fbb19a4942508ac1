import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from './dependencies.ts';

export interface ServerState {
  up: boolean;
  /** Why it isn't, in the server's words. */
  problem?: string;
}

export type ServerStates = Record<'mongo' | 'elasticsearch' | 'kafka', ServerState>;

/** A check that takes longer counts as failed: who asks wants to know now. */
const PATIENCE_MS = 2_000;

/** Asks each server behind the API whether it answers. */
export async function serverStates(deps: Dependencies): Promise<ServerStates> {
  const [mongo, elasticsearch, kafka] = await Promise.all([
    check(async () => deps.mongo.connection.db?.command({ ping: 1 })),
    check(() => deps.elasticsearch.info({}, { requestTimeout: PATIENCE_MS, maxRetries: 0 })),
    check(() => deps.kafka.ping()),
  ]);
  const states = { mongo, elasticsearch, kafka };
  for (const [server, { up }] of Object.entries(states)) deps.metrics.servers.set({ server }, up ? 1 : 0);
  return states;
}

async function check(ask: () => Promise<unknown>): Promise<ServerState> {
  const waited = new AbortController();
  try {
    const late = delay(PATIENCE_MS, undefined, { signal: waited.signal }).then(() => {
      throw new Error(`no answer within ${PATIENCE_MS} ms`);
    });
    await Promise.race([ask(), late]);
    return { up: true };
  } catch (error) {
    return { up: false, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    waited.abort();
  }
}
