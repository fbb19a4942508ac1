import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TOO_LONG_MESSAGE } from './contract.ts';
import { answerUnreadable } from './unreadable-requests.ts';

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((request, answer) => {
    request.resume();
    answer.write('begun');
    if (request.url === '/whole') answer.end();
  });
  answerUnreadable(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.closeAllConnections());

const reply = (request: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
};

it('an address of more than 16 KB is 431, with a message as JSON', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/?skills=${'x'.repeat(17_000)}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([431, 'application/json; charset=utf-8']);
  expect(await answer.json()).toEqual({ success: false, message: TOO_LONG_MESSAGE });
});

it('what is no HTTP is 400, also after a request on the same connection', async () => {
  expect(await reply('nonsense\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*\r\n\r\n\{"success":false,"message":"[^"]+"\}$/,
  );
  const second = await reply('GET /whole HTTP/1.1\r\nhost: a\r\n\r\nnonsense\r\n\r\n');
  expect(second).toMatch(/^HTTP\/1\.1 200 /);
});

it('an answer that has begun is not mixed with another', async () => {
  const answer = await reply('POST /begun HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nnot a length\r\n');
  expect(answer).not.toContain('success');
});
