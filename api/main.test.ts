import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { topicsOf } from '#mongo/changes/topics.ts';
import { createTask } from '#mongo/tasks/create-task.ts';
import { readApiConfig } from './http/config.ts';
import { startApi } from './main.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  const ui = mkdtempSync(join(tmpdir(), 'ui-'));
  mkdirSync(join(ui, 'assets'));
  writeFileSync(join(ui, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(join(ui, 'assets', 'app-abc123.js'), 'export {};');
  api = await startTestApi({ UI_DIR: ui });
});
afterAll(() => api.stop());

it('serves the screens: index.html for every screen’s path, hashed files cached forever, 404 for a missing file', async () => {
  for (const path of ['/', '/pro-search', '/candidate/123']) {
    const { status, body, headers } = await api.anyone('GET', path);
    expect([status, body, headers.get('cache-control')]).toEqual([200, expect.stringContaining('Portal'), 'no-cache']);
  }
  const asset = await api.anyone('GET', '/assets/app-abc123.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await api.anyone('GET', '/assets/none.js')).status).toBe(404);
  expect((await api.anyone('GET', '/../../etc/passwd.txt')).status).toBe(404);
});

it('sends strict headers: scripts only from our own files, pictures from no other server', async () => {
  const { headers } = await api.anyone('GET', '/');
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('describes itself: /docs, /api/openapi.json, /metrics', async () => {
  expect((await api.anyone('GET', '/docs')).body).toContain('/api/advance-filter');
  expect((await api.anyone('GET', '/api/openapi.json')).body.openapi).toBe('3.1.0');
  expect((await api.anyone('GET', '/metrics')).body).toContain('api_request_seconds_bucket');
});

it('sees the caller’s address, and trusts no X-Forwarded-For unless configured', async () => {
  const { body } = await api.anyone('GET', '/api/client-ip', { headers: { 'x-forwarded-for': '1.2.3.4' } });
  expect(body.ip).toMatch(/127\.0\.0\.1$/);
});

it('a task is followed to its end; a second cancel says that it has ended', async () => {
  const admin = await api.as('admin');
  const { body } = await admin('POST', '/api/search-index/reindex', { body: {} });
  expect((await admin('POST', '/api/search-index/reindex', { body: {} })).status).toBe(409);
  const stream = admin('GET', `/api/tasks/${body.taskId}/stream`);
  expect((await admin('POST', `/api/tasks/${body.taskId}/cancel`)).status).toBe(200);
  const text = (await stream).body as string;
  expect(text).toMatch(/event: done\ndata: \{.*"state":"cancelled"/);
  expect((await admin('POST', `/api/tasks/${body.taskId}/cancel`)).status).toBe(409);
});

it('creates the first admin, logs no personal data, and stops despite an open stream', async () => {
  const at = testNamespace();
  const lines: string[] = [];
  const config = readApiConfig({
    NODE_ENV: 'test',
    PORT: '0',
    MONGO_URL: at.mongoUrl,
    KAFKA_BROKERS: at.kafkaBrokers,
    ELASTICSEARCH_URL: at.elasticsearchUrl,
    ADMIN_EMAIL: 'first.admin@example.com',
    ADMIN_PASSWORD: 'Passw0rd!',
  });
  const output = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const running = await startApi(config, pino(output));
  const url = `http://127.0.0.1:${running.port}/api`;
  const signin = await fetch(`${url}/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'first.admin@example.com', password: 'Passw0rd!' }),
  });
  expect(signin.status).toBe(200);
  const cookie = signin.headers.get('set-cookie')?.split(';')[0] ?? '';
  const task = await createTask(running.deps.changes, { kind: 'audit' }, new Date());
  const stream = await fetch(`${url}/tasks/${task}/stream`, { headers: { cookie } });
  await running.deps.changes.relay.settled();
  await running.deps.mongo.connection.dropDatabase();
  await running.deps.kafka.deleteTopics(topicsOf(at.namespace));
  const started = performance.now();
  await running.stop();
  expect(performance.now() - started).toBeLessThan(9_000);
  await stream.body?.cancel();
  expect(lines.join('')).toContain('"call":"signin"');
  expect(lines.join('')).not.toMatch(/first\.admin|Passw0rd|127\.0\.0\.1:\d+\/api/);
});

it('starts although the connection to MongoDB is lost while the indexes are made', async () => {
  const lost = new mongoose.mongo.MongoNetworkError('connection closed');
  const making = vi.spyOn(mongoose.Model, 'createIndexes').mockRejectedValueOnce(lost);
  const other = await startTestApi();
  expect(making.mock.calls.length).toBeGreaterThan(Object.keys(other.deps.mongo.connection.models).length);
  making.mockRestore();
  await other.stop();
});
