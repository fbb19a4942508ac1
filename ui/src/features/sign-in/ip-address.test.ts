import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIpAddress } from './ip-address.ts';

let service: Server;
let url: string;

/** Responds with the status and body given in the requested URL. */
beforeAll(async () => {
  service = createServer(({ url: requestUrl }, answer) => {
    const { searchParams } = new URL(requestUrl ?? '', 'http://localhost');
    answer.statusCode = Number(searchParams.get('status') ?? 200);
    answer.end(searchParams.get('body'));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
});
afterAll(() => service.close());

const read = (query: string) => readIpAddress(url + query, new AbortController().signal);

test('the operator’s lookup service is used if one is configured', async () => {
  expect(await read('?body={"ip":"203.0.113.7"}')).toBe('203.0.113.7');
});

test.each(['?status=503', '?body={}', '?body={"ip":7}', '?body=down'])(
  'an answer without an address (%s) is not used',
  async (query) => {
    await expect(read(query)).rejects.toThrow();
  },
);
