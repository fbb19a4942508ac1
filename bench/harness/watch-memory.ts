import { readFileSync } from 'node:fs';

const MEBIBYTE_IN_KIB = 1024;

/** Resident memory of a Linux process and of its largest child, in MiB; 0 for one that has ended. */
function residentMegabytes(pid: number): { process: number; largestChild: number } {
  const children = readOrEmpty(`/proc/${pid}/task/${pid}/children`).trim().split(/\s+/).filter(Boolean);
  return { process: residentOf(pid), largestChild: Math.max(0, ...children.map((child) => residentOf(Number(child)))) };
}

function residentOf(pid: number): number {
  const kib = Number(/^VmRSS:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0);
  return Math.round(kib / MEBIBYTE_IN_KIB);
}

/** A process may end between two polls. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const POLL_EVERY_MS = 100;

/** Maximum memory of a process and its largest child since the start, in MiB. */
export function watchMemory(pid: number): { stop(): { process: number; childProcess: number } } {
  const peak = { process: 0, childProcess: 0 };
  const watch = setInterval(() => {
    const now = residentMegabytes(pid);
    peak.process = Math.max(peak.process, now.process);
    peak.childProcess = Math.max(peak.childProcess, now.largestChild);
  }, POLL_EVERY_MS);
  return {
    stop() {
      clearInterval(watch);
      return peak;
    },
  };
}
