import type { Middleware } from 'koa';
import type { Contract } from '#api/contract/define-contract.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './open-api.ts';

/** `/api/openapi.json` and `/docs`, made once from the contracts. */
export function docsRoutes(contracts: readonly Contract[]): Middleware {
  const document = openApi(contracts);
  const json = JSON.stringify(document);
  const page = docsPage(contracts, document as Parameters<typeof docsPage>[1]);
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/api/openapi.json') {
      ctx.type = 'application/json';
      ctx.body = json;
    } else if (ctx.path === '/docs') {
      ctx.type = 'text/html';
      ctx.body = page;
    } else {
      return next();
    }
    ctx.set('cache-control', 'no-cache');
  };
}
