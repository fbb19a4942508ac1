import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from './middleware.ts';
import { serveUi } from './serve-ui.ts';

const SCRIPT = 'export const screens = "all of them";\n'.repeat(100);
let directory: string;
let server: Server;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'screens-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Screens</title>');
  await writeFile(join(directory, 'assets/app-1a2b.js'), SCRIPT);
  await writeFile(join(directory, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(directory, 'assets/app-1a2b.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(directory, 'robots.txt'), 'User-agent: *');
  const app = new Koa().use(answerErrors).use(serveUi(directory));
  server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

async function ask(path: string, encodings = '') {
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': encodings };
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject),
  );
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

describe('the built screens', () => {
  it('are sent as small as the browser can decode, and cached forever', async () => {
    const best = await ask('/assets/app-1a2b.js', 'gzip, deflate, br');
    expect(best.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(best.body).toString()).toBe(SCRIPT);
    const older = await ask('/assets/app-1a2b.js', 'gzip');
    expect(older.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(older.body).toString()).toBe(SCRIPT);
    const plain = await ask('/assets/app-1a2b.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it('serve index.html at every address without an extension, revalidated each time', async () => {
    for (const path of ['/', '/pro-search', '/candidate/66f0', '/no/such/screen']) {
      const { status, headers, body } = await ask(path);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(body.toString()).toContain('<title>Screens</title>');
    }
  });

  it('expose no other file of the machine and return 404', async () => {
    for (const path of [
      '/assets/none.js',
      '/../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/.env.js',
      '/%E0%A4%A.js',
    ]) {
      const { status, body } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).not.toContain('dependencies');
    }
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });
});
