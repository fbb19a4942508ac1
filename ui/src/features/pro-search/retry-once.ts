import { CallError } from '#api/http/contract/client.ts';

/** For what completes the cards, which are there already: if it takes too long on a busy server, it is requested once more. */
export const retryOnce = {
  retry: (failures: number, error: Error): boolean =>
    failures === 0 && error instanceof CallError && error.status === 503,
  retryDelay: 1_000,
};
