import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '#local/start-problem.ts';
import type { Child } from './child-process.ts';
import { lastLines } from './last-lines.ts';

const POLL_MS = 100;
const REPORT_MS = 10_000;

/**
 * Returns once `isReady` says so. Throws a StartProblem with the end of the log where the process ends first or
 * takes longer than `limitMs`.
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
    if (child.hasEnded()) {
      throw new StartProblem(
        `${child.name} ${await child.ended} before it was ready. The end of its log:\n${lastLines(child.logFile, 15)}`,
        whatToDo(child),
      );
    }
    if (Date.now() - started > limitMs) {
      throw new StartProblem(
        `${child.name} was not ready after ${limitMs / 1000} s. The end of its log:\n${lastLines(child.logFile, 15)}`,
        whatToDo(child),
      );
    }
    if (Date.now() - reported >= REPORT_MS) {
      reported = Date.now();
      log(`  … waiting for ${child.name}, ${Math.round((reported - started) / 1000)} s`);
    }
    await wait(POLL_MS);
  }
}

function whatToDo(child: Child): string {
  const end = lastLines(child.logFile, 60);
  if (/No space left on device/i.test(end)) return 'The disk is full: make room, then start again.';
  if (/Address already in use|EADDRINUSE/i.test(end)) return 'Another program took its port just now: start again.';
  if (/OutOfMemoryError|Cannot allocate memory|insufficient memory/i.test(end)) {
    return 'The memory ran out: the product and its servers need about 4 GB. Close something, then start again.';
  }
  return `Start again; if it stays so, read the whole log: ${child.logFile}`;
}
