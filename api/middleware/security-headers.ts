import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/**
 * Strict headers for every answer. Scripts come from our own files alone; styles may stand inline, since the
 * components write them. Transport security only where the product runs behind TLS. Pages speak to us, and to the
 * address look-up where the operator has set one.
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
