/**
 * The API's one error: what the caller is told (status, message, errors) and, as `cause`, what the log is told.
 * Thrown anywhere below a route, answered as `{success: false, message, errors?}`.
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
