import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '#local/start-problem.ts';
import { type Child, type Command, startChild } from './child-process.ts';
import type { Jdk } from './find-java.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const READY_WITHIN_MS = 120_000;

/** Servers whose start was killed need some seconds to notice and to release their data and ports. */
const RETRY_FOR_MS = 25_000;
const PAUSE_MS = 1_000;

/**
 * Starts a server and waits until it responds; throws a StartProblem if it doesn't. Calls `prepare` before each
 * attempt, for ports that are currently free.
 */
export async function startJavaServer<Place>(
  prepare: () => Promise<{ command: Command; isReady: () => Promise<boolean> | boolean; place: Place }>,
  log: (line: string) => void,
): Promise<{ child: Child; place: Place }> {
  const started = Date.now();
  for (;;) {
    const { command, isReady, place } = await prepare();
    const child = startChild(command);
    try {
      await waitUntilReady(child, isReady, READY_WITHIN_MS, log);
      log(`${command.name} is ready (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      return { child, place };
    } catch (error) {
      await child.stop(2_000);
      const isTransient = error instanceof StartProblem && error.isTransient;
      if (!isTransient || Date.now() - started > RETRY_FOR_MS) throw error;
      log(`${command.name}: a stopping server still uses its data or port; retrying`);
      await wait(PAUSE_MS);
    }
  }
}

/** A server's folders: it writes only below these. */
export interface ServerPlace {
  dataDir: string;
  logDir: string;
  jdk: Jdk;
  env: NodeJS.ProcessEnv;
  log(line: string): void;
}

export interface EmbeddedServer {
  child: Child;
  /** As clients expect it: a URL, or host:port for Kafka. */
  address: string;
}
