import { setTimeout as delay } from 'node:timers/promises';
import type { Middleware } from 'koa';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Dependencies } from './dependencies.ts';

export interface Metrics {
  registry: Registry;
  /** Duration in seconds by call and status. */
  requests: Histogram<'call' | 'status'>;
  /** Search duration in seconds as reported by Elasticsearch, by call. */
  searches: Histogram<'call'>;
  searchFailures: Counter<'reason'>;
  /** 1 if the server is reachable, by server. */
  servers: Gauge<'server'>;
}

const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** The process's Prometheus metrics, in its own registry so that two APIs in one process don't mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'api_request_seconds',
      help: 'How long calls took, by call and status',
      labelNames: ['call', 'status'],
      buckets: SECONDS,
      registers,
    }),
    searches: new Histogram({
      name: 'api_search_engine_seconds',
      help: 'How long Elasticsearch says its searches took, by call',
      labelNames: ['call'],
      buckets: SECONDS,
      registers,
    }),
    searchFailures: new Counter({
      name: 'api_search_failures_total',
      help: 'Searches that were answered with 503, by reason',
      labelNames: ['reason'],
      registers,
    }),
    servers: new Gauge({
      name: 'api_server_up',
      help: 'Whether a server behind the API answers',
      labelNames: ['server'],
      registers,
    }),
  };
}

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
