import Router from '@koa/router';
import Koa from 'koa';
import compress from 'koa-compress';
import type { Dependencies } from './dependencies.ts';
import { docsRoutes } from './docs/docs-routes.ts';
import { answerErrors } from './middleware/answer-errors.ts';
import { callRoute, type NoteAudit } from './middleware/call-route.ts';
import { logRequests } from './middleware/log-requests.ts';
import { noSuchCall } from './middleware/no-such-call.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { serveUi } from './middleware/serve-ui.ts';
import type { RequestState } from './middleware/state.ts';
import type { Route } from './routes/handler.ts';
import { stateRoutes } from './state-routes.ts';

export interface Calls {
  routes: readonly Route[];
  noteAudit: NoteAudit;
}

/** The whole HTTP side: the calls under /api, the process's own pages beside them, the screens for everything else. */
export function createApp(deps: Dependencies, { routes, noteAudit }: Calls): Koa<RequestState> {
  const contracts = routes.map(({ contract }) => contract);
  const app = new Koa<RequestState>();
  app.proxy = deps.config.TRUST_PROXY > 0;
  app.maxIpsCount = deps.config.TRUST_PROXY;
  app.on('error', (error: NodeJS.ErrnoException) => logBroken(deps, error));

  app.use(logRequests(deps.log, deps.metrics));
  app.use(securityHeaders(deps.config.NODE_ENV === 'production', deps.config.IP_LOOKUP_URL));
  app.use(answerErrors);
  app.use(compress({ filter: isWorthCompressing, threshold: 2048, br: false, zstd: false, gzip: { level: 2 } }));
  const calls = new Router<RequestState>({ prefix: '/api' });
  for (const route of routes) {
    const path = route.contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
    calls.register(path, [route.contract.method], callRoute(route, deps, noteAudit));
  }
  app.use(stateRoutes(deps));
  app.use(docsRoutes(contracts));
  app.use(calls.routes());
  app.use(noSuchCall(contracts));
  app.use(serveUi(deps.config.UI_DIR));
  return app;
}

/** Events must leave at once; pictures and fonts are compressed already. */
function isWorthCompressing(type: string): boolean {
  return /^(application\/(json|javascript|manifest\+json)|text\/(html|css|plain|javascript)|image\/svg\+xml)/.test(
    type,
  );
}

const CALLER_LEFT = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** Errors that come after the answer has begun: mostly callers who left. */
function logBroken(deps: Dependencies, error: NodeJS.ErrnoException): void {
  if (CALLER_LEFT.has(error.code ?? '')) return;
  deps.log.error({ err: error }, 'answering failed');
}
