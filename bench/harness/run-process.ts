import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface RunningProcess {
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts one of the product's own entry points (`api/main.ts`, `indexer/main.ts`) with Node; its log goes to
 * `var/bench/logs`.
 */
export function runProcess(entry: string, env: Record<string, string>): RunningProcess {
  const logs = resolve('var/bench/logs');
  mkdirSync(logs, { recursive: true });
  const child = spawn(process.execPath, [resolve(entry)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(join(logs, `${entry.replaceAll(/\W/g, '-')}.log`));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  if (child.pid === undefined) throw new Error(`${entry} did not start`);
  return {
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Polls until the condition is met; throws, naming it, after `limitMs`. */
export async function until(what: string, limitMs: number, condition: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + limitMs;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > limit) throw new Error(`Not within ${limitMs / 1000} s: ${what}`);
    await new Promise((next) => setTimeout(next, 25));
  }
}
