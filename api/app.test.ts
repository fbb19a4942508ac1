import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CallError, call } from './http/contract/client.ts';
import { defineContract } from './http/contract.ts';
import { handler } from './http/handler.ts';
import { serveRoutes } from './testing/serve-routes.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

const upload = defineContract({
  name: 'upload',
  method: 'POST',
  path: '/upload/{id}',
  roles: 'public',
  summary: 'Takes a file.',
  params: z.strictObject({ id: z.string().regex(/^\d+$/) }),
  query: z.strictObject({ twice: z.enum(['0', '1']).default('0') }),
  body: z.strictObject({ note: z.string().default('') }),
  files: { file: { maxBytes: 1024 * 1024, maxFiles: 1 } },
  response: z.strictObject({ success: z.literal(true), text: z.string(), path: z.string(), note: z.string() }),
  errors: {},
});
const bundle = defineContract({
  name: 'bundle',
  method: 'POST',
  path: '/bundle',
  roles: 'public',
  summary: 'Takes some files.',
  files: { parts: { maxBytes: 1_000, maxFiles: 5, maxTotalBytes: 1_500, tooLarge: 'Together at most 1,500 bytes.' } },
  response: z.strictObject({ success: z.literal(true), count: z.int() }),
  errors: {},
});
const uploads = defineContract({
  name: 'uploads',
  method: 'POST',
  path: '/uploads',
  roles: 'public',
  summary: 'Takes several files.',
  files: { files: { maxBytes: 1024 * 1024, maxFiles: 50 } },
  response: z.strictObject({ success: z.literal(true), names: z.array(z.string()) }),
  errors: {},
});
const events = defineContract({
  name: 'events',
  method: 'GET',
  path: '/events',
  roles: 'public',
  summary: 'Counts for ever.',
  stream: { message: z.strictObject({ n: z.int() }), done: z.strictObject({}) },
  errors: {},
});

let api: TestApi;
let served: Awaited<ReturnType<typeof serveRoutes>>;
const seen: string[] = [];
let left = 0;

const uploadRoute = handler(upload, async ({ input: { files, body, params, query } }) => {
  const [file] = files.file;
  if (!file) throw new Error('no file');
  seen.push(file.path);
  const text = (await readFile(file.path, 'utf8')).slice(0, 20);
  return { success: true, text, path: file.path, note: `${params.id} ${query.twice} ${body.note}` };
});
const bundleRoute = handler(bundle, async ({ input: { files } }) => ({ success: true, count: files.parts.length }));
const uploadsRoute = handler(uploads, async ({ input }) => ({
  success: true,
  names: input.files.files.map(({ fileName }) => fileName),
}));
const eventsRoute = handler(events, async ({ ctx }) => {
  return (async function* () {
    try {
      for (let n = 0; ; n += 1) {
        yield { event: 'message' as const, data: { n }, id: String(n) };
        await delay(10);
        if (ctx.signal.aborted) return;
      }
    } finally {
      left += 1;
    }
  })();
});

beforeAll(async () => {
  api = await startTestApi();
  served = await serveRoutes(api.deps, [uploadRoute, uploadsRoute, bundleRoute, eventsRoute]);
});
afterAll(async () => {
  served.close();
  await api.stop();
});

const file = (bytes: number | string, name = 'a.txt') =>
  new File([typeof bytes === 'number' ? 'x'.repeat(bytes) : bytes], name);
const send = (input: Parameters<typeof call<typeof upload>>[1]) => call(upload, input, { base: served.url });
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: CallError) => error,
  );

describe('a file', () => {
  it('arrives with the text fields, through the typed client, and is deleted afterwards', async () => {
    const answer = await send({
      params: { id: '7' },
      query: {},
      body: { note: 'hello' },
      files: { file: file('content') },
    });
    expect(answer).toMatchObject({ text: 'content', note: '7 0 hello' });
    expect(existsSync(answer.path)).toBe(false);
  });

  it('keeps its place in the order sent', async () => {
    const names = Array.from({ length: 50 }, (_, at) => `${at}.txt`);
    const sent = names.map((name, at) => file(at % 2 === 0 ? 20_000 : 0, name));
    // the order in which writes end varies: concurrent requests make a difference likely
    const calls = Array.from({ length: 8 }, () => call(uploads, { files: { files: sent } }, { base: served.url }));
    for (const answer of await Promise.all(calls)) expect(answer.names).toEqual(names);
  });

  it('over the limit gets 413, too many files 413, none 400, an unknown field 400', async () => {
    const params = { id: '7' };
    const large = await refusal(send({ params, files: { file: file(1024 * 1024 + 1) } }));
    expect(large).toMatchObject({ status: 413, message: 'The file is larger than 1 MB.' });
    const two = await refusal(send({ params, files: { file: [file('a'), file('b')] } }));
    expect(two).toMatchObject({ status: 413 });
    expect(await refusal(send({ params, files: { file: [] } }))).toMatchObject({ status: 400 });
    const form = new FormData();
    form.append('other', file('x'));
    const unknown = await fetch(`${served.url}/upload/7`, { method: 'POST', body: form });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toEqual({ success: false, message: "Unknown field 'other'." });
    const json = await fetch(`${served.url}/upload/7`, { method: 'POST', body: '{}' });
    expect(json.status).toBe(415);
  });

  it('beyond the total limit gets 413 with the field’s own message', async () => {
    const parts = (count: number) => ({ files: { parts: Array.from({ length: count }, () => file(700)) } });
    expect(await call(bundle, parts(2), { base: served.url })).toEqual({ success: true, count: 2 });
    expect(await refusal(call(bundle, parts(3), { base: served.url }))).toMatchObject({
      status: 413,
      message: 'Together at most 1,500 bytes.',
    });
  });

  it('that is interrupted does no harm', async () => {
    const before = seen.length;
    await new Promise<void>((resolve) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100000' };
      const sending = request(`${served.url}/upload/7`, { method: 'POST', headers });
      sending.on('error', () => resolve());
      sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf', () =>
        sending.destroy(),
      );
    });
    expect(await send({ params: { id: '7' }, files: { file: file('after') } })).toMatchObject({ text: 'after' });
    expect(seen.length).toBe(before + 1);
  });

  it('is not stored if a parameter or the query is invalid', async () => {
    const before = seen.length;
    expect(await refusal(send({ params: { id: 'x' }, files: { file: file('a') } }))).toMatchObject({ status: 400 });
    const twice = await fetch(`${served.url}/upload/7?foo=1`, { method: 'POST', body: new FormData() });
    expect(twice.status).toBe(400);
    expect(seen.length).toBe(before);
  });
});

describe('a stream', () => {
  it('sends events immediately, and its source ends when the caller disconnects', async () => {
    const caller = new AbortController();
    const response = await fetch(`${served.url}/events`, { signal: caller.signal });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('content-encoding')).toBeNull();
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('"n":3')) text += (await reader.read()).value;
    expect(text).toContain('id: 3\ndata: {"n":3}\n\n');
    caller.abort();
    await expect.poll(() => left).toBe(1);
  });
});

it('the typed client throws a CallError with status 0 if no server answers', async () => {
  const error = await refusal(call(events, {}, { base: 'http://127.0.0.1:9/api' }));
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status: 0, message: expect.stringContaining('Trouble in connecting') });
});
