import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { RunLimits } from '#mongo/processes/run-limited.ts';
import { processUsage, watchUsage } from '#mongo/processes/watch-usage.ts';
import { FrameTooLong, readFrames, toFrame } from './frames.ts';

/** A process's response to one input, or how it ended. */
export type WarmAnswer = { ended: 'answer'; bytes: Buffer } | { ended: 'exit' | 'memory' | 'time' | 'output' };

/**
 * A Node program that answers inputs one at a time (frames.ts), without our environment. The limits apply per input;
 * when one is exceeded, or the program ends, the process is discarded and that input receives the cause.
 */
export class WarmProcess {
  /** Inputs so far. */
  inputs = 0;
  readonly limits: RunLimits;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncGenerator<Buffer>;
  readonly #failed: Promise<never>;

  constructor(args: readonly string[], limits: RunLimits) {
    this.limits = limits;
    this.#child = spawn(process.execPath, args, { stdio: 'pipe', env: { NODE_NO_WARNINGS: '1' } });
    this.#failed = new Promise((_, reject) => this.#child.once('error', reject));
    // reported to the next caller
    this.#failed.catch(() => undefined);
    // a program that ends early closes its input: its exit says more
    this.#child.stdin.on('error', () => undefined);
    // an unread pipe would block a program that prints many errors
    this.#child.stderr.resume();
    this.#answers = readFrames(this.#child.stdout, limits.outputBytes);
  }

  /** One input at a time. Rejects with the signal's reason on abort, and if the program can't be started. */
  async ask(input: Uint8Array, signal?: AbortSignal): Promise<WarmAnswer> {
    signal?.throwIfAborted();
    this.#hold(true);
    const { pid } = this.#child;
    const watch = new AbortController();
    const abort = () => this.end();
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const before = this.inputs === 0 ? null : await this.usage();
      this.inputs += 1;
      const over = pid === undefined ? null : this.#endWhenOver(pid, watch.signal, before?.cpuMs);
      this.#child.stdin.write(toFrame(input));
      const answer = await Promise.race([this.#answer(), this.#failed]);
      signal?.throwIfAborted();
      watch.abort();
      const passed = await over;
      return passed ? { ended: passed } : answer;
    } finally {
      watch.abort();
      signal?.removeEventListener('abort', abort);
      this.#hold(false);
    }
  }

  /** Current usage; null once it has ended. */
  async usage() {
    return this.#child.pid === undefined ? null : processUsage(this.#child.pid);
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  async #answer(): Promise<WarmAnswer> {
    try {
      const { value, done } = await this.#answers.next();
      return done ? { ended: 'exit' } : { ended: 'answer', bytes: value };
    } catch (error) {
      if (!(error instanceof FrameTooLong)) throw error;
      this.end();
      return { ended: 'output' };
    }
  }

  async #endWhenOver(pid: number, until: AbortSignal, cpuBeforeMs?: number) {
    const over = await watchUsage(pid, this.limits, until, cpuBeforeMs);
    if (over) this.end();
    return over;
  }

  /** An idle process doesn't keep ours alive; when ours exits, its input closes. */
  #hold(isWanted: boolean): void {
    const pipes = [this.#child.stdin, this.#child.stdout, this.#child.stderr] as unknown as Socket[];
    for (const each of [this.#child, ...pipes]) {
      if (isWanted) each.ref();
      else each.unref();
    }
  }
}
