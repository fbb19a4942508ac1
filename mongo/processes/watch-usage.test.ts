import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchUsage } from './watch-usage.ts';

const LIMITS = { memoryBytes: 1024 ** 3, cpuMs: 60_000, wallMs: 3_000 };
const STOPPED_MS = 4_000;

let waiting: ChildProcess;
beforeAll(() => {
  waiting = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60_000)'], { stdio: 'ignore' });
});
afterAll(() => {
  waiting.kill('SIGKILL');
});

test('a process that only waits is over its time', async () => {
  expect(await watchUsage(waiting.pid!, { ...LIMITS, wallMs: 200 }, new AbortController().signal)).toBe('time');
});

test('time in which our own process was stopped doesn’t count', async () => {
  const until = new AbortController();
  const watched = watchUsage(waiting.pid!, LIMITS, until.signal);
  await delay(200);
  // nothing of this process runs meanwhile, as after SIGSTOP
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STOPPED_MS);
  await delay(200);
  until.abort();
  expect(await watched).toBeNull();
});
