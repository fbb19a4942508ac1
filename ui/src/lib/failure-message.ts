import { CallError } from '#api/http/contract/client.ts';

/** Whether the server refused a call, and will again: it did not fail and was not out of reach. */
export const isRefusal = (error: Error | null): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** What a failed call says: the server's own words where it refused, `fallback` where it failed or was out of reach. */
export const failureMessage = (error: Error, fallback: string): string => (isRefusal(error) ? error.message : fallback);

const UNREACHABLE = 'Trouble in connecting to the Server! Please try again later.';

/** What a failed sign-in or sign-up says: the server's own words, or that it is out of reach. */
export const accessFailure = (error: Error): string =>
  error instanceof CallError && error.status === 0 ? UNREACHABLE : error.message;
