import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export interface Limits {
  timeMs: number;
  /** Resident memory of the child. */
  memoryBytes: number;
  outputBytes: number;
}

/** Ends no child: for callers that never stop. */
const NEVER = new AbortController().signal;

/** The child was ended, or ended itself; the message is a reason for people. */
export class ChildFailed extends Error {
  override name = 'ChildFailed';
}

const LOOK_AT_MEMORY_EVERY_MS = 50;
const PAGE_BYTES = 4_096;
const MEGABYTE = 1024 * 1024;

/**
 * Runs a script in a Node process of its own, gives it the bytes on its standard input, and resolves to what it wrote
 * to its standard output. Rejects with ChildFailed where it takes too long, too much memory or writes too much (it is
 * killed then) or ends badly. The parent watches the memory from outside (where the system has /proc): a limit inside
 * the process doesn't count what lies in buffers. An aborted signal kills the child at once.
 */
export function runLimited(script: string, input: Buffer, limits: Limits, signal = NEVER): Promise<Buffer> {
  const heapMegabytes = Math.floor(limits.memoryBytes / MEGABYTE / 2);
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, script], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  });
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    let outputBytes = 0;
    let problem: string | undefined;
    const end = (reason: string) => {
      problem ??= reason;
      child.kill('SIGKILL');
    };
    const seconds = limits.timeMs / 1_000;
    const timer = setTimeout(() => end(`It took longer than ${seconds} seconds to read.`), limits.timeMs);
    const watch = setInterval(async () => {
      if ((await residentBytes(child.pid)) > limits.memoryBytes) {
        end(`It needed more than ${limits.memoryBytes / MEGABYTE} MB of memory to read.`);
      }
    }, LOOK_AT_MEMORY_EVERY_MS);
    const stop = () => end('The reading was stopped.');
    signal.addEventListener('abort', stop, { once: true });
    child.stdout.on('data', (chunk: Buffer) => {
      outputBytes += chunk.length;
      if (outputBytes > limits.outputBytes) end('It holds more text than can be kept.');
      else output.push(chunk);
    });
    // a child that dies early closes its input: how it ended says more
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const settle = (failure: ChildFailed | null) => {
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener('abort', stop);
      if (failure) reject(failure);
      else resolve(Buffer.concat(output));
    };
    child.on('error', (error) =>
      settle(new ChildFailed('The reading process could not be started.', { cause: error })),
    );
    child.on('close', (code) => {
      if (problem) settle(new ChildFailed(problem));
      else if (code !== 0) settle(new ChildFailed('It is damaged, or made to be unreadable.'));
      else settle(null);
    });
  });
}

/** 0 where the system has no /proc, or the process is gone. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(pages.split(' ')[1] ?? 0) * PAGE_BYTES;
}
