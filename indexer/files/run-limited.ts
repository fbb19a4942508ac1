import { type ChildProcess, spawn } from 'node:child_process';
import { setInterval } from 'node:timers/promises';
import { processUsage } from './process-usage.ts';

export interface RunLimits {
  /** Resident memory of the child. */
  memoryBytes: number;
  cpuMs: number;
  wallMs: number;
  outputBytes: number;
}

/** How the child ended: by itself, or ended by us at the limit that is named. */
export type RunOutcome =
  | { ended: 'exit'; code: number | null; stdout: Buffer; stderr: string }
  | { ended: 'memory' | 'time' | 'output'; stderr: string };

interface RunOptions {
  /** For the child's standard input. */
  input?: Buffer;
  signal?: AbortSignal;
}

/** A bomb takes 1 GB a second or less, so it is noticed within 50 MB of the limit. */
const LOOK_EVERY_MS = 50;
/** What a failing program says last is what matters, and it is never long. */
const MAX_ERROR_CHARACTERS = 100_000;

/**
 * Runs a Node program in a process of its own, without our environment, and ends it where it goes beyond its
 * limits. A worker thread wouldn't do: its limits don't count buffers. Rejects with the signal's reason on abort.
 */
export async function runLimited(
  args: readonly string[],
  limits: RunLimits,
  { input, signal }: RunOptions = {},
): Promise<RunOutcome> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, args, { stdio: 'pipe', env: { NODE_NO_WARNINGS: '1' } });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
  const abort = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', abort, { once: true });
  const output = collect(child, limits.outputBytes);
  // a child that ends early closes its input: how it ended says more
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const watch = new AbortController();
  const over = watchUsage(child, limits, watch.signal);
  try {
    const code = await exit;
    signal?.throwIfAborted();
    watch.abort();
    const reason = output.full() ? 'output' : await over;
    const { stderr } = output;
    return reason ? { ended: reason, stderr } : { ended: 'exit', code, stdout: Buffer.concat(output.parts), stderr };
  } finally {
    watch.abort();
    child.kill('SIGKILL');
    signal?.removeEventListener('abort', abort);
  }
}

function collect(child: ChildProcess, mostBytes: number) {
  let bytes = 0;
  const output = { parts: [] as Buffer[], stderr: '', full: () => bytes > mostBytes };
  child.stdout?.on('data', (part: Buffer) => {
    bytes += part.length;
    if (output.full()) child.kill('SIGKILL');
    else output.parts.push(part);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (output.stderr.length < MAX_ERROR_CHARACTERS) output.stderr += text;
  });
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
