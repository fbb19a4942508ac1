import { readFileSync } from 'node:fs';

const MEBIBYTE_IN_KIB = 1024;

/** Resident memory of a Linux process and of its largest child, in MiB; 0 for what has ended. */
export function residentMegabytes(pid: number): { process: number; largestChild: number } {
  const children = readOrEmpty(`/proc/${pid}/task/${pid}/children`).trim().split(/\s+/).filter(Boolean);
  return { process: residentOf(pid), largestChild: Math.max(0, ...children.map((child) => residentOf(Number(child)))) };
}

function residentOf(pid: number): number {
  const kib = Number(/^VmRSS:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0);
  return Math.round(kib / MEBIBYTE_IN_KIB);
}

/** A process may end between two looks. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
