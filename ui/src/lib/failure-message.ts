import { CallError } from '#api/http/contract/client.ts';

/** Whether the server refused a call and will refuse it again, as opposed to failing or being unreachable. */
export const isRefusal = (error: Error | null): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** The message of a failed call: the server's if it refused, `fallback` if it failed or was unreachable. */
export const failureMessage = (error: Error, fallback: string): string => (isRefusal(error) ? error.message : fallback);

const UNREACHABLE = 'Trouble in connecting to the Server! Please try again later.';

/** The message of a failed sign-in or sign-up: the server's, or that the server is unreachable. */
export const accessFailure = (error: Error): string =>
  error instanceof CallError && error.status === 0 ? UNREACHABLE : error.message;
