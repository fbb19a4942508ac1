import fs, { symlinkSync } from 'node:fs';
import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { answerErrors } from './middleware.ts';
import { prepareUploads, readMultipart } from './uploads.ts';

it('uploads that a killed process left are removed at a start, those of running requests are not', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'uploads-')), 'uploads');
  const now = new Date('2026-03-01T12:00:00Z');
  await prepareUploads(folder, now);
  for (const [name, time] of [
    ['left', '2026-03-01T10:59:00Z'],
    ['running', '2026-03-01T11:01:00Z'],
  ] as const) {
    await writeFile(join(folder, name), 'file');
    await utimes(join(folder, name), new Date(time), new Date(time));
  }
  await prepareUploads(folder, now);
  expect(await readdir(folder)).toEqual(['running']);
});

it('a file that a full disk cuts off is 503, however small, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const app = new Koa();
  const handled: unknown[] = [];
  app.use(async (ctx, next) => {
    ctx.state.log = pino({ level: 'silent' });
    await next();
  });
  app.use(answerErrors);
  app.use(async (ctx) => {
    handled.push(await readMultipart(ctx, { file: { maxBytes: 1_000_000, maxFiles: 3 } }, folder));
    ctx.status = 204;
  });
  const server = createServer(app.callback());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const send = async (...sizes: number[]) => {
    const body = new FormData();
    for (const size of sizes) body.append('file', new File(['x'.repeat(size)], 'a.pdf'));
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: 'POST', body });
  };
  expect((await send(1, 0, 300_000)).status).toBe(204);
  expect(handled).toHaveLength(1);
  const before = await readdir(folder);
  const { createWriteStream } = fs;
  const open = vi.spyOn(fs, 'createWriteStream').mockImplementation((path, options) => {
    symlinkSync('/dev/full', path as string);
    return createWriteStream(path, options);
  });
  for (const sizes of [[1], [300_000], [1, 1, 1]]) {
    const answer = await send(...sizes);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { success: false, message: 'The file could not be stored. Please try again later.' },
    ]);
  }
  await expect.poll(() => readdir(folder)).toEqual(before);
  expect(handled).toHaveLength(1);
  open.mockRestore();
  server.close();
});
