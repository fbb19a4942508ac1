import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeLock } from './lock.ts';

it('has one holder at a time, and tells others who it is', async () => {
  const name = randomUUID();
  const first = await takeLock(name, 'the first');
  expect(await takeLock(name, 'the second')).toEqual({ heldBy: 'the first' });
  if ('release' in first) first.release();
  expect(await takeLock(name, 'the second')).toHaveProperty('release');
});

it('is released when its process is killed', async () => {
  const name = randomUUID();
  const code = `const { takeLock } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))});
    await takeLock(${JSON.stringify(name)}, 'another process'); console.log('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  expect(await takeLock(name, 'this')).toEqual({ heldBy: 'another process' });
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await takeLock(name, 'this')).toHaveProperty('release');
});
