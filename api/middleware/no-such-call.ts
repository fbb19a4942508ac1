import type { Middleware } from 'koa';
import type { Contract } from '#api/contract/define-contract.ts';
import { ApiError } from '#api/errors.ts';

/** Answers what no call matched under /api: 405 where the path exists with another method, else 404. */
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
