import { readFileSync } from 'node:fs';
import { type Child, startChild } from '#local/servers/child-process.ts';

export interface Killable {
  /** kill -9, and immediately a new process with the same command, ports and data. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** For tests: a process that can be killed and restarted. Its command is read from Linux's /proc. */
export function killable(first: Child, env: NodeJS.ProcessEnv): Killable {
  let child = first;
  const [file = '', ...args] = readFileSync(`/proc/${first.pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  const start = (): Child => startChild({ name: first.name, file, args, env, logFile: first.logFile });
  return {
    async killAndRestart() {
      process.kill(child.pid, 'SIGKILL');
      await child.ended;
      child = start();
    },
    stop: () => child.stop(5_000),
  };
}
