import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import type { Contract } from '#api/contract/define-contract.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { CallContext, FileAnswer, HandlerCall, Route } from '#api/routes/handler.ts';
import { DEVICE_COOKIE, deviceCookie, readDeviceCookie } from '#api/sessions/device-cookie.ts';
import { readSession } from '#api/sessions/read-session.ts';
import { RESET_COOKIE, resetCookie } from '#api/sessions/reset-cookie.ts';
import { SESSION_COOKIE, sessionCookie } from '#api/sessions/session-cookie.ts';
import { checkAccess, checkOrigin } from './check-access.ts';
import { originOf } from './own-pages.ts';
import { parseInput } from './parse-input.ts';
import { readJson } from './read-json.ts';
import { readMultipart } from './read-multipart.ts';
import { sendAnswer } from './send-answer.ts';
import type { RequestState } from './state.ts';

/** Where a contract declares no query, every field of one is unknown. */
const NO_FIELDS = z.strictObject({});

/** Writes a call's entry of the audit log. Throws where it can't be written and the call may not go without it. */
export type NoteAudit = (call: HandlerCall<Contract>, contract: Contract, answer: unknown) => Promise<void>;

/** One call: origin, session, access, input, handler. Before the access check, no part of the body is read. */
export function callRoute(route: Route, deps: Dependencies, noteAudit: NoteAudit): Middleware<RequestState> {
  const { contract, handle } = route;
  return async (ctx) => {
    ctx.state.call = contract.name;
    const origin = originOf(ctx);
    checkOrigin(contract, origin);
    const own = contextOf(ctx, contract, deps, origin === 'own');
    const session = await readSession(deps, ctx.cookies.get(SESSION_COOKIE));
    checkAccess(contract, session);
    const { input, discard } = await readInput(ctx, contract);
    try {
      const call = { input, session, deps, ctx: own } as HandlerCall<Contract>;
      const answer = await handle(call);
      await noteAudit(call, contract, answer).catch((error: unknown) => {
        if (contract.file) dropFile(answer as FileAnswer);
        throw error;
      });
      if (deps.config.NODE_ENV === 'test' && contract.response) contract.response.parse(answer);
      sendAnswer(ctx, contract, answer, own);
    } finally {
      await discard();
    }
  };
}

/** A stream that is not sent would keep its source open. */
function dropFile({ body }: FileAnswer): void {
  if (body instanceof Readable) body.destroy();
}

async function readInput(ctx: Context, contract: Contract) {
  const { body, files, discard } = await readBody(ctx, contract);
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

/** Throws 400 for a null character, as for one in a body. Half of a surrogate pair can't be written in an address. */
function readQuery(ctx: Context): Context['query'] {
  if (ctx.querystring.includes('%00')) throw new ApiError(400, 'Null characters are not allowed.');
  return ctx.query;
}

async function readBody(ctx: Context, contract: Contract) {
  if (contract.files) return readMultipart(ctx, contract.files);
  return { body: contract.body ? await readJson(ctx) : {}, files: {}, discard: async () => {} };
}

function contextOf(ctx: Context, contract: Contract, deps: Dependencies, fromOwnPage: boolean): CallContext {
  const secure = deps.config.NODE_ENV === 'production';
  const gone = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) gone.abort();
  });
  return {
    requestId: ctx.state.requestId,
    address: ctx.ip,
    userAgent: ctx.get('user-agent').slice(0, 300),
    log: ctx.state.log,
    // a stop lets requests end; a stream would not by itself
    signal: contract.stream ? AbortSignal.any([gone.signal, deps.stopping]) : gone.signal,
    lastEventId: ctx.get('last-event-id') || null,
    fromOwnPage,
    setSessionCookie: (token) => ctx.append('set-cookie', sessionCookie(token, secure)),
    resetToken: ctx.cookies.get(RESET_COOKIE) || null,
    afterwards: (work, failure) => {
      ctx.res.once('close', () => {
        work().catch((error: unknown) => ctx.state.log.warn({ err: error }, failure));
      });
    },
    setResetCookie: (token) => ctx.append('set-cookie', resetCookie(token, secure)),
    deviceTokens: readDeviceCookie(ctx.cookies.get(DEVICE_COOKIE)),
    setDeviceTokens: (tokens) => ctx.append('set-cookie', deviceCookie(tokens, secure)),
  };
}
