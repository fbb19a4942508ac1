import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { callStream } from './contract/event-stream-client.ts';
import { defineContract } from './contract.ts';

const contract = defineContract({
  name: 'messages',
  method: 'POST',
  path: '/messages',
  roles: ['admin'],
  summary: '',
  stream: { message: z.strictObject({ n: z.number() }), error: z.strictObject({ message: z.string() }) },
  errors: {},
});

let close = () => {};
afterEach(() => close());

async function hear(write: (send: (text: string) => void, end: () => void, cut: () => void) => void, status = 200) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' });
    response.flushHeaders();
    write(
      (text) => response.write(text),
      () => response.end(),
      () => response.socket?.resetAndDestroy(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  close = () => server.close();
  const heard: unknown[] = [];
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ended = callStream(contract, {}, (event) => heard.push(event && [event.event, event.data, event.id]), { base });
  return { heard, ended };
}

test('events are passed on in order, wherever the bytes are cut; heartbeats are not', async () => {
  const { heard, ended } = await hear((send, end) => {
    send('retry: 2000\n\n: heartbeat\n\nid: a\nda');
    send('ta: {"n":1}\n');
    send('\nevent: error\ndata: {"message":"no"}\n\n');
    end();
  });
  await ended;
  expect(heard).toEqual([
    ['message', { n: 1 }, 'a'],
    ['error', { message: 'no' }, ''],
  ]);
});

test('an event that cannot be read is passed on as null, and the next one after it', async () => {
  const { heard, ended } = await hear((send, end) => {
    send('data: {"n":\n\ndata: {"n":2}\n\n');
    end();
  });
  await ended;
  expect(heard).toEqual([null, ['message', { n: 2 }, '']]);
});

test('a connection lost in the middle is an error of status 0', async () => {
  const { ended } = await hear((send, _, cut) => {
    send('data: {"n":1}\n\n');
    setImmediate(cut);
  });
  await expect(ended).rejects.toMatchObject({ name: 'CallError', status: 0 });
});

test('a refusal is thrown with the server’s message', async () => {
  const { ended } = await hear((send, end) => {
    send('{"success":false,"message":"too many"}');
    end();
  }, 413);
  await expect(ended).rejects.toMatchObject({ status: 413, message: 'too many' });
});
