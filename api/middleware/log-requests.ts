import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { Metrics } from '#api/metrics.ts';
import type { RequestState } from './state.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Gives each request an id (a proxy's is kept), and logs one line for it: the call, never the address, query or body,
 * which may hold personal data.
 */
export function logRequests(log: Logger, metrics: Metrics): Middleware<RequestState> {
  return async (ctx, next) => {
    const given = ctx.get('x-request-id');
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.state.log = log.child({ requestId });
    ctx.set('x-request-id', requestId);
    const started = performance.now();
    try {
      await next();
    } finally {
      const ms = performance.now() - started;
      const call = ctx.state.call ?? 'other';
      metrics.requests.observe({ call, status: ctx.status }, ms / 1000);
      if (ctx.state.call) ctx.state.log.info({ call, status: ctx.status, ms: Math.round(ms * 10) / 10 }, 'request');
    }
  };
}
