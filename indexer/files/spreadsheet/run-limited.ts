import { type ChildProcess, spawn } from 'node:child_process';
import { setInterval } from 'node:timers/promises';
import { processUsage } from './process-usage.ts';

export interface RunLimits {
  memoryBytes: number;
  cpuMs: number;
  wallMs: number;
}

export type RunOutcome =
  | { ended: 'exit'; code: number | null; stdout: string; stderr: string }
  | { ended: 'memory' | 'time'; stderr: string };

/** A bomb takes 1 GB a second or less, so it is noticed within 50 MB of the limit. */
const LOOK_EVERY_MS = 50;
const MAX_OUTPUT_CHARACTERS = 1_000_000;

/**
 * Runs a Node program in a process of its own, without our environment, and ends it where it goes beyond its
 * limits. A worker thread wouldn't do: its limits don't count buffers. Rejects with the signal's reason on abort.
 */
export async function runLimited(
  args: readonly string[],
  limits: RunLimits,
  signal?: AbortSignal,
): Promise<RunOutcome> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { NODE_NO_WARNINGS: '1' } });
  const output = collect(child);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
  const abort = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', abort, { once: true });
  const watch = new AbortController();
  const over = watchUsage(child, limits, watch.signal);
  try {
    const code = await exit;
    signal?.throwIfAborted();
    watch.abort();
    const reason = await over;
    return reason ? { ended: reason, stderr: output.stderr } : { ended: 'exit', code, ...output };
  } finally {
    watch.abort();
    child.kill('SIGKILL');
    signal?.removeEventListener('abort', abort);
  }
}

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      if (output[name].length < MAX_OUTPUT_CHARACTERS) output[name] += text;
    });
  }
  return output;
}

async function watchUsage(
  child: ChildProcess,
  limits: RunLimits,
  until: AbortSignal,
): Promise<'memory' | 'time' | null> {
  const started = Date.now();
  try {
    for await (const _ of setInterval(LOOK_EVERY_MS, null, { signal: until })) {
      const usage = child.pid === undefined ? null : await processUsage(child.pid);
      const over = overLimit(usage ?? { memoryBytes: 0, cpuMs: 0 }, Date.now() - started, limits);
      if (!over) continue;
      child.kill('SIGKILL');
      return over;
    }
  } catch (error) {
    if (!until.aborted) throw error;
  }
  return null;
}

function overLimit(usage: { memoryBytes: number; cpuMs: number }, wallMs: number, limits: RunLimits) {
  if (usage.memoryBytes > limits.memoryBytes) return 'memory';
  return usage.cpuMs > limits.cpuMs || wallMs > limits.wallMs ? 'time' : null;
}
