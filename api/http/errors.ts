import type { Middleware } from 'koa';
import { Conflict } from '#mongo/changes/conflict.ts';
import type { RequestState } from './access.ts';

/**
 * The API's error type: status, message and errors for the caller and, as `cause`, the reason for the log. Thrown
 * anywhere below a route and answered as `{success: false, message, errors?}`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly unknown[] | undefined;
  /** Sent as Retry-After, in whole seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    message: string,
    options: { errors?: readonly unknown[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const NOT_SIGNED_IN_MESSAGE = 'Please sign in to continue.';
export const WRONG_ROLE_MESSAGE = "You don't have permission to do this.";

const AWAY = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
]);

/** Whether a driver error means that MongoDB can't be reached, rather than that our request was wrong. */
export function isMongoAway(error: unknown): boolean {
  return error instanceof Error && (AWAY.has(error.name) || /buffering timed out/.test(error.message));
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

/** For a caller whose account was deleted during the request. */
export const accountGone = () => new ApiError(401, NOT_SIGNED_IN_MESSAGE);
