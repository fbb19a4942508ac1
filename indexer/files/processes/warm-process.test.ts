import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunLimits } from '#mongo/processes/run-limited.ts';
import { WarmProcess } from './warm-process.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS: RunLimits = { memoryBytes: 256 * MEGABYTE, cpuMs: 20_000, wallMs: 20_000, outputBytes: 1_000 };
const FRAMES = fileURLToPath(new URL('./frames.ts', import.meta.url));

/** Responds with its process id unless the input asks for something else. */
const PROGRAM = `
  import { readFrames, toFrame } from ${JSON.stringify(FRAMES)};
  const held = [];
  const deeds = {
    exit: () => process.exit(3),
    throw: () => { throw new Error('no'); },
    spin: () => { for (;;); },
    wait: () => new Promise(() => setInterval(() => undefined, 1_000)),
    swell: async () => { for (;;) { held.push(Buffer.alloc(8 << 20, 1)); await new Promise((next) => setTimeout(next, 5)); } },
    talk: () => 'x'.repeat(2_000),
    environment: () => Object.keys(process.env).join(),
  };
  for await (const asked of readFrames(process.stdin, 1_000_000)) {
    const answer = await deeds[asked.toString()]?.() ?? String(process.pid);
    process.stdout.write(toFrame(Buffer.from(answer)));
  }
`;

const started: WarmProcess[] = [];
function start(limits: Partial<RunLimits> = {}): WarmProcess {
  const own = new WarmProcess(['--input-type=module', '--eval', PROGRAM], { ...LIMITS, ...limits });
  started.push(own);
  return own;
}
afterEach(() => {
  for (const each of started.splice(0)) each.end();
});

const ask = async (own: WarmProcess, what: string, signal?: AbortSignal) => {
  const answer = await own.ask(Buffer.from(what), signal);
  return answer.ended === 'answer' ? answer.bytes.toString() : answer.ended;
};

test('one process handles one input after the other', async () => {
  const own = start();
  const first = await ask(own, 'who');
  expect(first).toMatch(/^\d+$/);
  expect(await ask(own, 'who')).toBe(first);
  expect(own.inputs).toBe(2);
  expect(await own.usage()).toMatchObject({ memoryBytes: expect.any(Number) });
});

test('it gets none of our environment', async () => {
  expect(await ask(start(), 'environment')).toBe('NODE_NO_WARNINGS');
});

describe('the cause of the end is reported for the input that caused it', () => {
  test.each([
    ['exit', 'exit'],
    ['throw', 'exit'],
    ['talk', 'output'],
  ])('%s: %s', async (deed, ended) => {
    const own = start();
    await ask(own, 'who');
    expect(await ask(own, deed)).toBe(ended);
  });

  test.each([
    ['swell', 'memory', { memoryBytes: 150 * MEGABYTE }],
    ['spin', 'time', { cpuMs: 2_000 }],
    ['wait', 'time', { wallMs: 6_000 }],
  ])('%s: %s', async (deed, ended, limits) => {
    const own = start(limits);
    await ask(own, 'who');
    expect(await ask(own, deed)).toBe(ended);
    await expect.poll(() => own.usage()).toBeNull();
  });

  test('an input after its end is rejected with the cause', async () => {
    const own = start();
    await ask(own, 'exit');
    expect(await ask(own, 'who')).toBe('exit');
  });
});

test('an abort ends it immediately, with the abort’s reason', async () => {
  const own = start();
  await ask(own, 'who');
  const stop = new AbortController();
  const asked = ask(own, 'wait', stop.signal);
  stop.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
  await expect.poll(() => own.usage()).toBeNull();
});

test('an ended process rejects inputs with that reason', async () => {
  const own = start();
  own.end();
  expect(await ask(own, 'who')).toBe('exit');
});
