import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Child, startChild } from '#local/servers/child-process.ts';
import { lastLines } from '#local/servers/last-lines.ts';

const root = resolve(import.meta.dirname, '../..');
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const RESTART_GRACE_MS = 4_000;
/** A process that ran this long was healthy: the next pause is the first again. */
const WELL_AFTER_MS = 60_000;

export interface ProductProcess {
  /** The currently running process. */
  current(): Child;
  /** Tells the supervisor that start-up is over: from now on it restarts the process after an unexpected end. */
  keepRunning(): void;
  /** Ends the process and starts it again at once. */
  restart(): Promise<void>;
  stop(graceMs: number): Promise<void>;
}

export interface ProductOptions {
  name: string;
  /** Below the project's root. */
  script: string;
  env: NodeJS.ProcessEnv;
  logDir: string;
  log(line: string): void;
}

/** Starts the API or the indexer as a separate process and, after start-up, restarts it whenever it ends. */
export function startProduct(options: ProductOptions): ProductProcess {
  let child = launch(options);
  let stopping = false;
  let restarting = false;

  async function supervise(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    while (!stopping) {
      const started = Date.now();
      const how = await child.ended;
      if (stopping) return;
      if (restarting) {
        restarting = false;
        child = launch(options);
        continue;
      }
      if (Date.now() - started > WELL_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
      options.log(
        `${options.name} ${how}; restarting in ${pauseMs / 1000} s. The end of its log:\n${lastLines(child.logFile, 8)}`,
      );
      await wait(pauseMs, undefined, { ref: false });
      if (stopping) return;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      child = launch(options);
    }
  }

  return {
    current: () => child,
    keepRunning: () => void supervise(),
    async restart() {
      // after a crash the supervisor launches the changed code
      if (restarting || stopping || child.hasEnded()) return;
      restarting = true;
      await child.stop(RESTART_GRACE_MS);
    },
    stop: (graceMs) => {
      stopping = true;
      return child.stop(graceMs);
    },
  };
}

function launch({ name, script, env, logDir }: ProductOptions): Child {
  return startChild({
    name,
    file: process.execPath,
    args: ['--import', join(import.meta.dirname, 'exit-with-parent.ts'), join(root, script)],
    env,
    cwd: root,
    logFile: join(logDir, `${name.toLowerCase()}.log`),
  });
}
