import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@elastic/elasticsearch';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Dependencies } from '#api/http/dependencies.ts';
import { createMetrics } from '#api/http/metrics.ts';
import { AWAY_MESSAGE, runSearch, TOO_SLOW_MESSAGE } from './run-search.ts';

/** Replaces an engine in states that a real one can't be brought into at will. */
let engine: Server;
let elasticsearch: Client;
let answer: { status: number; body: object };
let requested: IncomingMessage['url'];

beforeAll(async () => {
  engine = createServer((request, response) => {
    requested = request.url;
    response.writeHead(answer.status, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
    request.resume().on('end', () => response.end(JSON.stringify(answer.body)));
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  elasticsearch = new Client({ node: `http://127.0.0.1:${(engine.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await elasticsearch.close();
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
});
beforeEach(() => {
  requested = undefined;
});

const hits = { took: 3, timed_out: false, _shards: { total: 1, successful: 1, failed: 0 }, hits: { hits: [] } };
const lostShard = {
  error: { type: 'search_phase_execution_exception', reason: 'Partial shards failure' },
  status: 503,
};

const search = () =>
  runSearch({ elasticsearch, metrics: createMetrics() } as unknown as Dependencies, {
    call: 'advance-filter',
    index: 'candidates',
    body: {},
    signal: new AbortController().signal,
  });

test('a complete answer is passed on, and partial ones are not requested', async () => {
  answer = { status: 200, body: hits };
  expect(await search()).toMatchObject({ hits: { hits: [] } });
  expect(requested).toContain('allow_partial_search_results=false');
});

test.each([
  ['that ran out of time', { status: 200, body: { ...hits, timed_out: true } }, TOO_SLOW_MESSAGE],
  ['that lost a shard', { status: 503, body: lostShard }, AWAY_MESSAGE],
  ['that the engine has no room for', { status: 429, body: lostShard }, AWAY_MESSAGE],
  ['of a missing index', { status: 404, body: lostShard }, AWAY_MESSAGE],
])('a search %s is a 503 with a message, never a partial result', async (_, given, message) => {
  answer = given;
  await expect(search()).rejects.toMatchObject({ status: 503, message });
});
