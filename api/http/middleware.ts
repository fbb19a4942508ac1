import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import type { RequestState } from './access.ts';
import type { Contract } from './contract.ts';
import { ApiError } from './errors.ts';
import type { Metrics } from './health.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Gives each request an id (or keeps a proxy's) and logs one line: the call, but never URL, query or body, which may
 * contain personal data.
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

/**
 * Strict headers for every answer. Only our own script files run; styles may be inline, since the components write
 * them. Transport security only behind TLS. Pages connect only to us and to the configured IP lookup service.
 */
export function securityHeaders(production: boolean, ipLookupUrl?: string): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...(ipLookupUrl ? [new URL(ipLookupUrl).origin] : [])],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: production,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  }) as Middleware;
}

/** Answers unmatched requests under /api: 405 if the path exists with another method, else 404. */
export function noSuchCall(contracts: readonly Contract[]): Middleware {
  const patterns = contracts.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  return async (ctx, next) => {
    if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) return next();
    const methods = patterns.filter(({ pattern }) => pattern.test(ctx.path)).map(({ method }) => method);
    if (methods.length === 0) throw new ApiError(404, 'There is no such call.');
    ctx.set('allow', methods.join(', '));
    throw new ApiError(405, `This address answers ${methods.join(' and ')} only.`);
  };
}
