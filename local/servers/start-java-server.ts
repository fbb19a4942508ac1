import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Child, type Command, startChild } from './child-process.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const READY_WITHIN_MS = 120_000;

/** A server of a start that was killed needs some seconds to notice and let go of its data. */
const DATA_LOCKED = /failed to obtain node lock|is locked|Failed to acquire lock/i;
const DATA_LOCKED_PATIENCE_MS = 20_000;

/** Starts a server and waits until it answers; throws a StartProblem where it doesn't. */
export async function startJavaServer(
  command: Command,
  isReady: () => Promise<boolean> | boolean,
  log: (line: string) => void,
): Promise<Child> {
  const started = Date.now();
  for (;;) {
    const child = startChild(command);
    try {
      await waitUntilReady(child, isReady, READY_WITHIN_MS, log);
      log(`${command.name} is ready (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      return child;
    } catch (error) {
      await child.stop(2_000);
      const locked = DATA_LOCKED.test(readFileSync(command.logFile, 'utf8'));
      if (!locked || Date.now() - started > DATA_LOCKED_PATIENCE_MS) throw error;
      log(`${command.name}: its data is still held by a server that is just ending; trying again`);
      await wait(1_000);
    }
  }
}
