import type { Middleware } from 'koa';
import { ApiError } from '#api/errors.ts';
import { isMongoAway } from '#api/mongo-away.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import type { RequestState } from './state.ts';

export const SERVER_ERROR_MESSAGE = 'Something went wrong on our side. Please try again later.';
export const MONGO_AWAY_MESSAGE = 'The database cannot be reached at the moment. Please try again in a minute.';

/** Turns whatever is thrown below into `{success: false, message, errors?}` and its status; unknown errors are 500 and logged whole. */
export const answerErrors: Middleware<RequestState> = async (ctx, next) => {
  try {
    await next();
  } catch (thrown) {
    const error = toApiError(thrown);
    // a caller that has left, as a browser does with a search that was typed over, breaks what is under way for it
    if (ctx.req.socket.destroyed) ctx.state.log.debug({ err: thrown }, 'the caller left before the answer');
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
