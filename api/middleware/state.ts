import type { Logger } from 'pino';

/** What the middlewares hand on, in Koa's `ctx.state`. */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** The call's name for log and metrics, once the route is known. */
  call?: string;
}
