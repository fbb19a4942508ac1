import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
