/** What a failed call throws. `status` 0: the server could not be reached. */
export class CallError extends Error {
  readonly status: number;
  /** The answer's `errors`, e.g. the FilterProblems of /advance-filter. */
  readonly errors: readonly unknown[];
  /** Seconds after which to try again, where the server says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    message: string,
    errors: readonly unknown[] = [],
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const UNREACHABLE_MESSAGE = 'Trouble in connecting to the Server, please try again later.';
