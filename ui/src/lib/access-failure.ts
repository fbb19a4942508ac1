import { CallError } from '#api/http/contract/client.ts';

const UNREACHABLE = 'Trouble in connecting to the Server! Please try again later.';

/** What a failed sign-in or sign-up says: the server's own words, or that it is out of reach. */
export const accessFailure = (error: Error): string =>
  error instanceof CallError && error.status === 0 ? UNREACHABLE : error.message;
