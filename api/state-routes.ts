import type { Middleware } from 'koa';
import type { Dependencies } from './dependencies.ts';
import { serverStates } from './server-states.ts';

/** `/healthz`: the process lives. `/readyz`: each server behind it, with its state. `/metrics`: for Prometheus. */
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
