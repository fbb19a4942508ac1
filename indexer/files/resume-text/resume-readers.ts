import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type WarmAnswer, WarmProcess } from '#indexer/files/processes/warm-process.ts';
import type { RunLimits } from '#mongo/processes/run-limited.ts';

const SCRIPT = fileURLToPath(new URL('./read-resume-text.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
/** Whatever a file makes a library do: nothing is written, no program started, no native code loaded. */
const READ_ONLY = ['--permission', '--allow-fs-read=*'];

/** Reading is all computing: more at once than there are cores would only take their memory. */
export const READERS_AT_ONCE = Math.min(Math.max(availableParallelism(), 1), 4);
/** Whatever a process has gathered in itself goes with it. */
const MOST_FILES = 50;
/** Of the memory limit: one that has come to more has too little left for its next file. */
const MOST_MEMORY_SHARE = 0.6;
/** Longer than the pauses in a bulk. */
const KEPT_IDLE_MS = 10_000;

const waiting: WarmProcess[] = [];

/**
 * Has a resume read by a process that waits, or else by a new one. A process is kept for more files only after an
 * answer that is `isHealthy`; one that has read others and ends over this one is no proof against it, so a new one
 * tries again: what becomes of a file is never another's doing. Rejects with the signal's reason on abort.
 */
export async function askReader(
  bytes: Uint8Array,
  limits: RunLimits,
  isHealthy: (answer: Buffer) => boolean,
  signal?: AbortSignal,
): Promise<WarmAnswer> {
  const kept = takeWaiting(limits);
  const answer = await askOne(kept ?? startReader(limits), bytes, isHealthy, signal);
  const isItsOwn = !kept || (answer.ended !== 'exit' && answer.ended !== 'memory');
  return isItsOwn ? answer : askOne(startReader(limits), bytes, isHealthy, signal);
}

async function askOne(
  reader: WarmProcess,
  bytes: Uint8Array,
  isHealthy: (answer: Buffer) => boolean,
  signal?: AbortSignal,
): Promise<WarmAnswer> {
  let isKept = false;
  try {
    const answer = await reader.ask(bytes, signal);
    isKept = answer.ended === 'answer' && isHealthy(answer.bytes) && (await hasRoom(reader));
    return answer;
  } finally {
    if (isKept) keepWaiting(reader);
    else reader.end();
  }
}

function startReader(limits: RunLimits): WarmProcess {
  // half for the heap, so that buffers and the program itself have room before the process is ended
  const heap = `--max-old-space-size=${Math.floor(limits.memoryBytes / MEGABYTE / 2)}`;
  return new WarmProcess([...READ_ONLY, heap, SCRIPT], limits);
}

async function hasRoom(reader: WarmProcess): Promise<boolean> {
  if (reader.inputs >= MOST_FILES || waiting.length >= READERS_AT_ONCE) return false;
  const usage = await reader.usage();
  return usage !== null && usage.memoryBytes < reader.limits.memoryBytes * MOST_MEMORY_SHARE;
}

/** The one that was used last, so that the others come to their end when they are no longer needed. */
function takeWaiting(limits: RunLimits): WarmProcess | undefined {
  const at = waiting.findLastIndex((reader) => reader.limits === limits);
  return at < 0 ? undefined : waiting.splice(at, 1)[0];
}

function keepWaiting(reader: WarmProcess): void {
  waiting.push(reader);
  const { inputs } = reader;
  const end = () => {
    if (reader.inputs !== inputs || !waiting.includes(reader)) return;
    waiting.splice(waiting.indexOf(reader), 1);
    reader.end();
  };
  setTimeout(end, KEPT_IDLE_MS).unref();
}
