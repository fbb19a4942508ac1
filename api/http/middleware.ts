import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import { Conflict } from '#mongo/changes/conflict.ts';
import { isMongoAway } from '#mongo/is-mongo-away.ts';
import type { RequestState } from './access.ts';
import type { Contract } from './contract.ts';
import { ApiError } from './errors.ts';
import type { Metrics } from './metrics.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Gives each request an id (or keeps a trusted proxy's) and logs one line: the call with the account and, if it was
 * refused, the address; but never URL, query or body, which may contain personal data.
 */
export function logRequests(log: Logger, metrics: Metrics): Middleware<RequestState> {
  return async (ctx, next) => {
    const given = ctx.app.proxy ? ctx.get('x-request-id') : '';
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.state.log = log.child({ requestId });
    ctx.set('x-request-id', requestId);
    const started = performance.now();
    try {
      await next();
    } finally {
      const ms = performance.now() - started;
      const { call, account } = ctx.state;
      const { status } = ctx;
      metrics.requests.observe({ call: call ?? 'other', status }, ms / 1000);
      const refused = status >= 400 && status < 500;
      const line = { call, status, ms: Math.round(ms * 10) / 10, ...(account && { account }) };
      if (call) ctx.state.log.info({ ...line, ...(refused && { address: ctx.ip }) }, 'request');
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

const SERVER_ERROR_MESSAGE = 'Something went wrong on our side. Please try again later.';

const MONGO_AWAY_MESSAGE = 'The database cannot be reached at the moment. Please try again in a minute.';

/**
 * Answers errors thrown below as `{success: false, message, errors?}` with their status; unknown errors are 500 and
 * logged in full.
 */
export const answerErrors: Middleware<RequestState> = async (ctx, next) => {
  try {
    await next();
  } catch (thrown) {
    const error = toApiError(thrown);
    // a client that disconnects, as a browser does with an outdated search, aborts its own request
    if (ctx.req.socket.destroyed) ctx.state.log.debug({ err: thrown }, 'the client disconnected before the response');
    else if (error.status >= 500) ctx.state.log.error({ err: thrown, cause: error.cause }, error.message);
    ctx.status = error.status;
    ctx.type = 'application/json';
    if (error.retryAfterSeconds !== undefined) ctx.set('retry-after', String(Math.ceil(error.retryAfterSeconds)));
    ctx.set('cache-control', 'no-store');
    ctx.body = JSON.stringify({
      success: false,
      message: error.message,
      ...(error.errors && { errors: error.errors }),
    });
  }
};

function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof Conflict) return new ApiError(409, thrown.message, { cause: thrown });
  if (isMongoAway(thrown)) return new ApiError(503, MONGO_AWAY_MESSAGE, { cause: thrown });
  return new ApiError(500, SERVER_ERROR_MESSAGE, { cause: thrown });
}
