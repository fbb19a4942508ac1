import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setInterval } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Linux counts a process's time in hundredths of a second and its memory in pages of 4 KB. */
const MS_A_TICK = 10;
const PAGE_BYTES = 4_096;

interface ProcessUsage {
  memoryBytes: number;
  cpuMs: number;
}

/** Usage of a running process: resident memory and processor time. Null once it has ended. */
export async function processUsage(pid: number): Promise<ProcessUsage | null> {
  try {
    return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
  } catch {
    // the process is gone: its parent learns the result from its exit
    return null;
  }
}

async function fromProc(pid: number): Promise<ProcessUsage> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // the second field is the name in parentheses and may itself contain spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    memoryBytes: Number(fields[21]) * PAGE_BYTES,
    cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_A_TICK,
  };
}

async function fromPs(pid: number): Promise<ProcessUsage> {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
  const [kilobytes = '', time = ''] = stdout.trim().split(/\s+/);
  const seconds = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { memoryBytes: Number(kilobytes) * 1_024, cpuMs: seconds * 1_000 };
}

export interface UsageLimits {
  /** Resident memory of the process. */
  memoryBytes: number;
  cpuMs: number;
  /** Without the time in which our own process was stopped. */
  wallMs: number;
}

/** A bomb allocates at most 1 GB a second, so it is detected within 50 MB of the limit. */
const POLL_EVERY_MS = 50;
/** Our process was stopped, or its machine, if it doesn't poll for longer: the watched one may have finished. */
const LONGEST_POLL_MS = 1_000;

/**
 * Watches a process until it exceeds a limit or `until` is aborted: returns the limit, or null. Processor time used
 * before counts unless `cpuBeforeMs` says how much that was.
 */
export async function watchUsage(
  pid: number,
  limits: UsageLimits,
  until: AbortSignal,
  cpuBeforeMs = 0,
): Promise<'memory' | 'time' | null> {
  let polledAt = performance.now();
  let wallMs = 0;
  try {
    for await (const _ of setInterval(POLL_EVERY_MS, null, { signal: until })) {
      const { memoryBytes, cpuMs } = (await processUsage(pid)) ?? { memoryBytes: 0, cpuMs: 0 };
      if (until.aborted) return null;
      wallMs += Math.min(performance.now() - polledAt, LONGEST_POLL_MS);
      polledAt = performance.now();
      if (memoryBytes > limits.memoryBytes) return 'memory';
      if (cpuMs - cpuBeforeMs > limits.cpuMs || wallMs > limits.wallMs) return 'time';
    }
  } catch (error) {
    if (!until.aborted) throw error;
  }
  return null;
}
