import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type WarmAnswer, WarmProcess } from '#indexer/files/processes/warm-process.ts';
import { readerRights } from '#mongo/processes/reader-rights.ts';
import type { RunLimits } from '#mongo/processes/run-limited.ts';

const SCRIPT = fileURLToPath(new URL('./read-resume-text.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;

/** Reading is CPU-bound: more processes than cores would only use memory. */
export const READERS_AT_ONCE = Math.min(Math.max(availableParallelism(), 1), 4);
/** Discards whatever state a process has accumulated. */
const MOST_FILES = 50;
/** Fraction of the memory limit: a process above it has too little left for its next file. */
const MOST_MEMORY_SHARE = 0.6;
/** Longer than the pauses in a bulk. */
const KEPT_IDLE_MS = 10_000;

const waiting: WarmProcess[] = [];

/**
 * Reads a resume in an idle process, or else in a new one. Keeps a process for more files only after a response that
 * `isHealthy`. If a reused process ends on this file, retries it in a new one: no file's outcome depends on another
 * file. Rejects with the signal's reason on abort.
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
  // half for the heap, so that buffers and the program itself have room before the process is killed
  const heap = `--max-old-space-size=${Math.floor(limits.memoryBytes / MEGABYTE / 2)}`;
  return new WarmProcess([...readerRights(), heap, SCRIPT], limits);
}

async function hasRoom(reader: WarmProcess): Promise<boolean> {
  if (reader.inputs >= MOST_FILES || waiting.length >= READERS_AT_ONCE) return false;
  const usage = await reader.usage();
  return usage !== null && usage.memoryBytes < reader.limits.memoryBytes * MOST_MEMORY_SHARE;
}

/** The most recently used one, so that the others expire when no longer needed. */
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
