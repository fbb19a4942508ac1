import { CallError } from '#api/contract/call-error.ts';

/** What a failed call says: the server's own words where it refused, `fallback` where it failed or was out of reach. */
export function failureMessage(error: Error, fallback: string): string {
  return error instanceof CallError && error.status >= 400 && error.status < 500 ? error.message : fallback;
}
