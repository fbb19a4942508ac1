import { setTimeout as delay } from 'node:timers/promises';
import type { Middleware } from 'koa';
import type { Dependencies } from './dependencies.ts';

interface ServerState {
  up: boolean;
  /** The reason if it is not reachable, in the server's words. */
  problem?: string;
}

type ServerStates = Record<'mongo' | 'elasticsearch' | 'kafka', ServerState>;

/** A slower check counts as failed: probes need a quick answer. */
const TIMEOUT_MS = 2_000;

/** Checks whether each server behind the API responds. */
async function serverStates(deps: Dependencies): Promise<ServerStates> {
  const [mongo, elasticsearch, kafka] = await Promise.all([
    check(async () => deps.mongo.connection.db?.command({ ping: 1 })),
    check(() => deps.elasticsearch.info({}, { requestTimeout: TIMEOUT_MS, maxRetries: 0 })),
    check(() => deps.kafka.ping()),
  ]);
  const states = { mongo, elasticsearch, kafka };
  for (const [server, { up }] of Object.entries(states)) deps.metrics.servers.set({ server }, up ? 1 : 0);
  return states;
}

async function check(ask: () => Promise<unknown>): Promise<ServerState> {
  const waited = new AbortController();
  try {
    const late = delay(TIMEOUT_MS, undefined, { signal: waited.signal }).then(() => {
      throw new Error(`no answer within ${TIMEOUT_MS} ms`);
    });
    await Promise.race([ask(), late]);
    return { up: true };
  } catch (error) {
    return { up: false, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    waited.abort();
  }
}

/** `/healthz`: the process is alive. `/readyz`: the state of each server behind it. `/metrics`: for Prometheus. */
export function stateRoutes(deps: Dependencies): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/healthz') {
      ctx.body = { alive: true };
    } else if (ctx.path === '/readyz') {
      const servers = await serverStates(deps);
      const ready = !deps.stopping.aborted && Object.values(servers).every(({ up }) => up);
      ctx.status = ready ? 200 : 503;
      ctx.body = { ready, servers };
    } else if (ctx.path === '/metrics') {
      await serverStates(deps);
      ctx.type = deps.metrics.registry.contentType;
      ctx.body = await deps.metrics.registry.metrics();
    } else {
      return next();
    }
    ctx.set('cache-control', 'no-store');
  };
}
