import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, isPortFree } from './free-port.ts';

const other = createServer();
let taken = 0;

beforeAll(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  taken = address.port;
});
afterAll(() => other.close());

it('returns another port if the usual one is taken', async () => {
  expect(await isPortFree(taken, '127.0.0.1')).toBe(false);
  const port = await freePort(taken);
  expect(port).not.toBe(taken);
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
});

it('returns the usual port if it is free', async () => {
  const port = await freePort(taken);
  expect(await freePort(port)).toBe(port);
});
