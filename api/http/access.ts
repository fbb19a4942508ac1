import type { Context } from 'koa';
import type { Logger } from 'pino';
import { refusedFor } from './contract/refusal-reasons.ts';
import type { Contract } from './contract.ts';
import { ApiError, NOT_SIGNED_IN_MESSAGE, WRONG_ROLE_MESSAGE } from './errors.ts';
import type { Session } from './session.ts';

const SECOND_FACTOR_NEEDED_MESSAGE = 'Set up your second factor on My Account first.';
const FOREIGN_MESSAGE = 'This request did not come from our own pages.';

/** Throws 403 if another site sends a request that changes something. */
export function checkOrigin(contract: Contract, origin: Origin): void {
  if (contract.ownPagesOnly ? origin !== 'own' : contract.method !== 'GET' && origin === 'foreign') {
    throw new ApiError(403, FOREIGN_MESSAGE);
  }
}

/** Throws 401 if the call needs a session and there is none, 403 if the account's role may not make the call. */
export function checkAccess({ roles }: Contract, session: Session | null): void {
  if (roles === 'public') return;
  if (!session) throw new ApiError(401, NOT_SIGNED_IN_MESSAGE);
  if (roles !== 'signed-in' && !roles.includes(session.user.role)) throw new ApiError(403, WRONG_ROLE_MESSAGE);
}

/** Throws 403 with the reason `second-factor-needed` if the account must set one up before it makes this call. */
export function checkHasSecondFactor({ roles, beforeSecondFactor }: Contract, session: Session | null): void {
  if (roles === 'public' || beforeSecondFactor || !session?.mustSetUpSecondFactor) return;
  throw new ApiError(403, SECOND_FACTOR_NEEDED_MESSAGE, { errors: [refusedFor('second-factor-needed')] });
}

/** Where a request comes from: our own page, another site, or a client that sends none of these headers. */
type Origin = 'own' | 'foreign' | 'unknown';

/** Reads Sec-Fetch-Site, else Origin, else Referer. */
export function originOf(ctx: Pick<Context, 'get' | 'host'>): Origin {
  const site = ctx.get('sec-fetch-site');
  if (site) return site === 'same-origin' ? 'own' : 'foreign';
  const from = ctx.get('origin') || ctx.get('referer');
  if (!from) return 'unknown';
  // sandboxed frames send 'null'
  return URL.canParse(from) && new URL(from).host === ctx.host ? 'own' : 'foreign';
}

/** State that the middlewares pass on in Koa's `ctx.state`. */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** The call's name for log and metrics; set once the route is known. */
  call?: string;
  /** The account's `_id` for the log; set once the session is known. */
  account?: string;
}
