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

/** For a caller whose account was deleted during the request. */
export const accountGone = () => new ApiError(401, NOT_SIGNED_IN_MESSAGE);
