import { setTimeout as delay } from 'node:timers/promises';
import type { Middleware } from 'koa';
import type { Dependencies } from './dependencies.ts';

type Server = 'mongo' | 'elasticsearch' | 'kafka';
type ServerStates = Record<Server, { up: boolean }>;

/** A slower check counts as failed: probes need a quick answer. */
const TIMEOUT_MS = 2_000;

/**
 * Checks whether each server behind the API responds. The reason why one doesn't is logged, once per outage: it names
 * hosts, and anyone may ask.
 */
function stateCheck(deps: Dependencies): () => Promise<ServerStates> {
  const asks: Record<Server, () => Promise<unknown>> = {
    mongo: async () => deps.mongo.connection.db?.command({ ping: 1 }),
    // any answer will do; unlike the root address, the product's own alias needs no right on the cluster
    elasticsearch: () =>
      deps.elasticsearch.indices.existsAlias(
        { name: `${deps.mongo.namespace}-candidates` },
        { requestTimeout: TIMEOUT_MS },
      ),
    kafka: () => deps.kafka.ping(),
  };
  const away = new Set<string>();
  const stateOf = async ([server, ask]: [string, () => Promise<unknown>]) => {
    const problem = await problemOf(ask);
    deps.metrics.servers.set({ server }, problem === null ? 1 : 0);
    if (problem !== null && !away.has(server)) deps.log.warn({ server, problem }, 'A server is unreachable');
    if (problem === null) away.delete(server);
    else away.add(server);
    return [server, { up: problem === null }] as const;
  };
  const check = async () =>
    Object.fromEntries(await Promise.all(Object.entries(asks).map(stateOf))) as unknown as ServerStates;
  let underWay: Promise<ServerStates> | null = null;
  // requests that come together share one check
  return () => {
    underWay ??= check().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/** Why a server doesn't respond, in its words; null if it does. */
async function problemOf(ask: () => Promise<unknown>): Promise<string | null> {
  const waited = new AbortController();
  try {
    const late = delay(TIMEOUT_MS, undefined, { signal: waited.signal }).then(() => {
      throw new Error(`no answer within ${TIMEOUT_MS} ms`);
    });
    await Promise.race([ask(), late]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    waited.abort();
  }
}

/** `/healthz`: the process is alive. `/readyz`: the state of each server behind it. `/metrics`: for Prometheus. */
export function stateRoutes(deps: Dependencies): Middleware {
  const serverStates = stateCheck(deps);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/healthz') {
      ctx.body = { alive: true };
    } else if (ctx.path === '/readyz') {
      const servers = await serverStates();
      const ready = !deps.stopping.aborted && Object.values(servers).every(({ up }) => up);
      ctx.status = ready ? 200 : 503;
      ctx.body = { ready, servers };
    } else if (ctx.path === '/metrics') {
      await serverStates();
      ctx.type = deps.metrics.registry.contentType;
      ctx.body = await deps.metrics.registry.metrics();
    } else {
      return next();
    }
    ctx.set('cache-control', 'no-store');
  };
}
