import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface RunningProcess {
  pid: number;
  /** File of its log. */
  log: string;
  /** Resolves to the signal that ended it; null if it exited. */
  ended: Promise<NodeJS.Signals | null>;
  /** SIGTERM, then SIGKILL after 15 s; resolves when it has ended. */
  stop(): Promise<void>;
}

/** A process that was started with `channel`. */
export interface ReachableProcess extends RunningProcess {
  channel: ChildProcess;
}

const STOP_GRACE_MS = 15_000;
const running = new Set<RunningProcess & { kill(): void }>();
/** Logs begun by this benchmark: a process that is started again adds to its own. */
const begunLogs = new Set<string>();

// an error that ends the benchmark must not leave its processes behind
process.on('exit', () => {
  for (const each of running) each.kill();
});

/**
 * Starts one of the product's own entry points (`api/main.ts`, `indexer/main.ts`) with Node and logs to
 * `var/bench/logs`. `name` distinguishes processes of one entry point.
 */
export function runProcess(entry: string, env: Record<string, string>, name = entry): RunningProcess {
  return start(entry, env, name, false);
}

/** The same with a channel for messages, which closes however the benchmark ends. */
export function runReachable(entry: string, env: Record<string, string>, name = entry): ReachableProcess {
  return start(entry, env, name, true);
}

function start(entry: string, env: Record<string, string>, name: string, isReachable: boolean): ReachableProcess {
  const logs = resolve('var/bench/logs');
  mkdirSync(logs, { recursive: true });
  const child = spawn(process.execPath, [resolve(entry)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(isReachable ? (['ipc'] as const) : [])],
  });
  const file = join(logs, `${name.replaceAll(/\W/g, '-')}.log`);
  const log = createWriteStream(file, { flags: begunLogs.has(name) ? 'a' : 'w' });
  begunLogs.add(name);
  // each of the two ends on its own
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once('close', () => log.end());
  if (child.pid === undefined) throw new Error(`${entry} did not start`);
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once('exit', (_, signal) => done(signal)));
  const started = {
    pid: child.pid,
    log: file,
    channel: child,
    ended,
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
      await ended;
      clearTimeout(late);
    },
  };
  running.add(started);
  void ended.then(() => running.delete(started));
  return started;
}

/**
 * On SIGINT and SIGTERM stops every process started here, cleans up and exits. Failing code awaits `ifSignalled`,
 * which resolves immediately without a signal and otherwise never.
 */
export function stopOnSignals(cleanUp: () => Promise<void>): { ifSignalled(): Promise<void> } {
  let signalled = false;
  const stop = async (code: number) => {
    signalled = true;
    await Promise.allSettled([...running].map((each) => each.stop()));
    await cleanUp().catch((error: unknown) => console.error(error));
    process.exit(code);
  };
  process.once('SIGINT', () => void stop(130));
  process.once('SIGTERM', () => void stop(143));
  return { ifSignalled: async () => void (signalled && (await new Promise(() => {}))) };
}

/** Polls until the condition is met; throws, naming it, after `limitMs`. */
export async function until<T>(
  what: string,
  limitMs: number,
  ask: () => Promise<T | null | undefined | false>,
  pollMs = 25,
): Promise<T> {
  const limit = Date.now() + limitMs;
  let thrown: unknown;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      thrown = error;
    });
    if (answer) return answer;
    if (Date.now() > limit) throw new Error(`Not within ${limitMs / 1000} s: ${what}`, { cause: thrown });
    await new Promise((next) => setTimeout(next, pollMs));
  }
}
