import { setTimeout as timeout } from 'node:timers/promises';

/** Waits, or rejects with the signal's reason as soon as it is aborted. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await timeout(ms, undefined, { signal, ref: true }).catch((error) => {
    signal.throwIfAborted();
    throw error;
  });
}
