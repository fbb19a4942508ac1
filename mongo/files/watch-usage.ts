import { setInterval } from 'node:timers/promises';
import { processUsage } from './process-usage.ts';

export interface UsageLimits {
  /** Resident memory of the process. */
  memoryBytes: number;
  cpuMs: number;
  wallMs: number;
}

/** A bomb takes 1 GB a second or less, so it is noticed within 50 MB of the limit. */
const LOOK_EVERY_MS = 50;

/**
 * Watches a process from now on, until it is over a limit or `until` is aborted: gives which limit, or null. Processor
 * time that it had had before counts where `cpuBeforeMs` doesn't say how much that was.
 */
export async function watchUsage(
  pid: number,
  limits: UsageLimits,
  until: AbortSignal,
  cpuBeforeMs = 0,
): Promise<'memory' | 'time' | null> {
  const started = Date.now();
  try {
    for await (const _ of setInterval(LOOK_EVERY_MS, null, { signal: until })) {
      const { memoryBytes, cpuMs } = (await processUsage(pid)) ?? { memoryBytes: 0, cpuMs: 0 };
      if (until.aborted) return null;
      if (memoryBytes > limits.memoryBytes) return 'memory';
      if (cpuMs - cpuBeforeMs > limits.cpuMs || Date.now() - started > limits.wallMs) return 'time';
    }
  } catch (error) {
    if (!until.aborted) throw error;
  }
  return null;
}
