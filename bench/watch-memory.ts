import { residentMegabytes } from './resident-memory.ts';

const LOOK_EVERY_MS = 100;

/** The most that a process and the largest of its children have taken since, in MiB. */
export function watchMemory(pid: number): { stop(): { process: number; childProcess: number } } {
  const peak = { process: 0, childProcess: 0 };
  const watch = setInterval(() => {
    const now = residentMegabytes(pid);
    peak.process = Math.max(peak.process, now.process);
    peak.childProcess = Math.max(peak.childProcess, now.largestChild);
  }, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(watch);
      return peak;
    },
  };
}
