import { Readable } from 'node:stream';
import Router from '@koa/router';
import Koa, { type Context, type Middleware } from 'koa';
import compress from 'koa-compress';
import { z } from 'zod';
import { checkAccess, checkHasSecondFactor, checkOrigin, originOf, type RequestState } from './http/access.ts';
import type { Contract } from './http/contract.ts';
import {
  challengeCookie,
  challengeCookieName,
  deviceCookie,
  deviceCookieName,
  readDeviceCookie,
  resetCookie,
  resetCookieName,
  SESSION_COOKIE,
  sessionCookieName,
  sessionCookies,
} from './http/cookies.ts';
import type { Dependencies } from './http/dependencies.ts';
import { docsRoutes } from './http/docs.ts';
import { ApiError } from './http/errors.ts';
import type { CallContext, FileAnswer, HandlerCall, Route } from './http/handler.ts';
import { stateRoutes } from './http/health.ts';
import { answerErrors, logRequests, noSuchCall, securityHeaders } from './http/middleware.ts';
import { parseInput, readJson } from './http/request.ts';
import { sendAnswer } from './http/send-answer.ts';
import { serveUi } from './http/serve-ui.ts';
import { isSessionOpen, type Session } from './http/session.ts';
import { readMultipart, uploadFolder } from './http/uploads.ts';
import { readSession } from './sessions/read-session.ts';

/** A contract without a query accepts no query parameters. */
const NO_FIELDS = z.strictObject({});

/** Writes the audit entry of a call. Throws if it can't be written and the call requires it. */
type NoteAudit = (call: HandlerCall<Contract>, contract: Contract, answer: unknown) => Promise<void>;

/** Handles one call in order: origin, session, access, input, handler. The body is not read before the access check. */
function callRoute(route: Route, deps: Dependencies, noteAudit: NoteAudit): Middleware<RequestState> {
  const { contract, handle } = route;
  return async (ctx) => {
    ctx.state.call = contract.name;
    const origin = originOf(ctx);
    checkOrigin(contract, origin);
    const own = contextOf(ctx, contract, deps, origin === 'own');
    const session = await sessionOf(ctx, deps);
    if (session) ctx.state.account = session.user._id;
    checkAccess(contract, session);
    checkHasSecondFactor(contract, session);
    const work = async () => {
      const { input, discard } = await readInput(ctx, contract, deps);
      try {
        const call = { input, session, deps, ctx: own } as HandlerCall<Contract>;
        const answer = await handle(call);
        await noteAudit(call, contract, answer).catch((error: unknown) => {
          if (contract.file) dropFile(answer as FileAnswer);
          throw error;
        });
        if (deps.config.NODE_ENV === 'test' && contract.response) contract.response.parse(answer);
        const isOpen = async () => !session || (await isSessionOpen(deps, session.key));
        sendAnswer(ctx, contract, answer, { ...own, isOpen });
      } finally {
        await discard();
      }
    };
    if (contract.files && session) await deps.limits.uploadsInProgress.run(session.user._id, work);
    else await work();
  };
}

/** An unsent stream would keep its source open. */
function dropFile({ body }: FileAnswer): void {
  if (body instanceof Readable) body.destroy();
}

async function readInput(ctx: Context, contract: Contract, deps: Dependencies) {
  const { body, files, discard } = await readBody(ctx, contract, deps);
  try {
    const input = {
      params: contract.params ? parseInput(contract.params, ctx.params) : {},
      query: parseInput(contract.query ?? NO_FIELDS, readQuery(ctx)),
      body: contract.body ? parseInput(contract.body, body) : {},
      files,
    };
    return { input, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Rejects null characters with 400, as in bodies. A lone surrogate can't be encoded in a URL. */
function readQuery(ctx: Context): Context['query'] {
  if (ctx.querystring.includes('%00')) throw new ApiError(400, 'Null characters are not allowed.');
  return ctx.query;
}

async function readBody(ctx: Context, contract: Contract, { config }: Dependencies) {
  if (contract.files) return readMultipart(ctx, contract.files, uploadFolder(config));
  return { body: contract.body ? await readJson(ctx) : {}, files: {}, discard: async () => {} };
}

/** Whether cookies need TLS; browsers make an exception for the loopback. */
const isSecure = ({ config }: Dependencies): boolean => config.NODE_ENV === 'production';

async function sessionOf({ cookies }: Context, deps: Dependencies): Promise<Session | null> {
  const token = cookies.get(sessionCookieName(isSecure(deps)));
  if (token || !isSecure(deps)) return readSession(deps, token);
  return readSession(deps, cookies.get(SESSION_COOKIE), { isFormer: true });
}

function contextOf(ctx: Context, contract: Contract, deps: Dependencies, fromOwnPage: boolean): CallContext {
  const secure = isSecure(deps);
  const gone = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) gone.abort();
  });
  return {
    requestId: ctx.state.requestId,
    address: ctx.ip,
    userAgent: ctx.get('user-agent').slice(0, 300),
    log: ctx.state.log,
    // on shutdown, requests may finish, but streams must be closed
    signal: contract.stream ? AbortSignal.any([gone.signal, deps.stopping]) : gone.signal,
    lastEventId: ctx.get('last-event-id') || null,
    fromOwnPage,
    setSessionCookie: (token) => ctx.append('set-cookie', sessionCookies(token, secure)),
    resetToken: ctx.cookies.get(resetCookieName(secure)) || null,
    afterwards: (work, failure) => {
      ctx.res.once('close', () => {
        work().catch((error: unknown) => ctx.state.log.warn({ err: error }, failure));
      });
    },
    setResetCookie: (token) => ctx.append('set-cookie', resetCookie(token, secure)),
    signinChallenge: ctx.cookies.get(challengeCookieName(secure)) || null,
    setSigninChallenge: (challenge) => ctx.append('set-cookie', challengeCookie(challenge, secure)),
    deviceTokens: readDeviceCookie(ctx.cookies.get(deviceCookieName(secure))),
    setDeviceTokens: (tokens) => ctx.append('set-cookie', deviceCookie(tokens, secure)),
  };
}

interface Calls {
  routes: readonly Route[];
  noteAudit: NoteAudit;
}

/** Creates the HTTP application: API calls under /api, health and docs pages, and the UI for all other paths. */
export function createApp(deps: Dependencies, { routes, noteAudit }: Calls): Koa<RequestState> {
  const contracts = routes.map(({ contract }) => contract);
  const app = new Koa<RequestState>();
  app.proxy = deps.config.TRUST_PROXY > 0;
  app.maxIpsCount = deps.config.TRUST_PROXY;
  app.on('error', (error: NodeJS.ErrnoException) => logConnectionError(deps, error));

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

/** Events must be sent unbuffered; pictures and fonts are already compressed. */
function isWorthCompressing(type: string): boolean {
  return /^(application\/(json|javascript|manifest\+json)|text\/(html|css|plain|javascript)|image\/svg\+xml)/.test(
    type,
  );
}

const CLIENT_DISCONNECTED = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/** Errors after the response has started, mostly because the client disconnected. */
function logConnectionError(deps: Dependencies, error: NodeJS.ErrnoException): void {
  if (CLIENT_DISCONNECTED.has(error.code ?? '')) return;
  deps.log.error({ err: error }, 'sending the response failed');
}
