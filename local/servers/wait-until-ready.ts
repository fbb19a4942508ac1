import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '#local/start-problem.ts';
import type { Child } from './child-process.ts';
import { lastLines } from './last-lines.ts';

const POLL_MS = 100;
const REPORT_MS = 10_000;

/**
 * Returns once `isReady` returns true. Throws a StartProblem with the end of the log if the process ends first or takes
 * longer than `limitMs`.
 */
export async function waitUntilReady(
  child: Child,
  isReady: () => Promise<boolean> | boolean,
  limitMs: number,
  log: (line: string) => void,
): Promise<void> {
  const started = Date.now();
  let reported = started;
  while (!(await isReady())) {
    if (child.hasEnded()) throw problem(child, await child.ended);
    if (Date.now() - started > limitMs) throw problem(child, `was not ready after ${limitMs / 1000} s`);
    if (Date.now() - reported >= REPORT_MS) {
      reported = Date.now();
      log(`  … waiting for ${child.name}, ${Math.round((reported - started) / 1000)} s`);
    }
    await wait(POLL_MS);
  }
}

function problem(child: Child, what: string): StartProblem {
  const end = lastLines(child.logFile, 80);
  const transient = /failed to obtain node lock|is locked|Failed to acquire lock|Address already in use|EADDRINUSE/i;
  return new StartProblem(
    `${child.name} ${what}. The end of its log:\n${lastLines(child.logFile, 15)}`,
    whatToDo(end) ?? `Start again; if that doesn't help, read the full log: ${child.logFile}`,
    { isTransient: transient.test(end) },
  );
}

function whatToDo(endOfLog: string): string | null {
  if (/No space left on device/i.test(endOfLog)) return 'The disk is full: free some space, then start again.';
  if (/Address already in use|EADDRINUSE/i.test(endOfLog))
    return 'Another program uses its port: stop it, or start again.';
  if (/locked|acquire lock|node lock/i.test(endOfLog))
    return 'Another instance uses the same data: stop it, or set DATA_DIR.';
  if (/has another format/.test(endOfLog)) {
    return 'It was written by an earlier version: remove the data folder (DATA_DIR, ./var by default), then start again.';
  }
  if (/OutOfMemoryError|Cannot allocate memory|insufficient memory/i.test(endOfLog)) {
    return 'Out of memory: the product and its servers need about 4 GB. Close other programs, then start again.';
  }
  return null;
}
