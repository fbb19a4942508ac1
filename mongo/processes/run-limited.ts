import { type ChildProcess, spawn } from 'node:child_process';
import { type UsageLimits, watchUsage } from './watch-usage.ts';

export interface RunLimits extends UsageLimits {
  outputBytes: number;
}

/** How the child ended: normally, or killed at the named limit. */
export type RunOutcome =
  | { ended: 'exit'; code: number | null; stdout: Buffer; stderr: string }
  | { ended: 'memory' | 'time' | 'output'; stderr: string };

interface RunOptions {
  /** For the child's standard input. */
  input?: Buffer;
  signal?: AbortSignal;
}

/** A failing program reports the cause last, and it is short. */
const MAX_ERROR_CHARACTERS = 100_000;

/**
 * Runs a Node program in its own process, without our environment, and kills it when it exceeds its limits. A worker
 * thread's limits would not count buffers. Rejects with the signal's reason on abort.
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
  // a child that ends early closes its input: its exit says more
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const watch = new AbortController();
  const over = endWhenOver(child, limits, watch.signal);
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

/** A child that could not be started has no id; its `error` says why. */
async function endWhenOver(child: ChildProcess, limits: RunLimits, until: AbortSignal) {
  if (child.pid === undefined) return null;
  const over = await watchUsage(child.pid, limits, until);
  if (over) child.kill('SIGKILL');
  return over;
}
