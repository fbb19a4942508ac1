import { createRequire } from 'node:module';
import { KafkaJSNonRetriableError } from 'kafkajs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { resumesGroupOf } from './changes/read-resumes.ts';
import { indexedEntities } from './indices/list-indices.ts';
import { type BusyProxy, busyProxy, type Treatment } from './testing/busy-proxy.ts';
import { type TestIndexer, testIndexer } from './testing/test-indexer.ts';

interface Broker {
  offsetFetch(request: { groupId: string }): Promise<unknown>;
}
const Broker: { prototype: Broker } = createRequire(import.meta.url)('kafkajs/src/broker');

const treatments: Treatment[] = ['hang up', 503];

let servers: TestIndexer;
let proxy: BusyProxy;

beforeAll(async () => {
  servers = await testIndexer();
  proxy = await busyProxy(servers.config.ELASTICSEARCH_URL, '_mapping', treatments);
});
afterAll(async () => {
  await servers.close();
  await proxy.close();
});

test('Elasticsearch goes away while the mappings are compared: the start waits for it', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };
  await servers.start({ ELASTICSEARCH_URL: proxy.url }, log);
  expect(proxy.requests()).toBe(treatments.length + indexedEntities.length);
  const retried = log.warn.mock.calls.filter(([, message]) => message === 'Elasticsearch is unavailable; will retry');
  expect(retried).toHaveLength(treatments.length);
});

test('Kafka goes away while the consumer of resumes is started: the start waits for it', async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };
  const { offsetFetch } = Broker.prototype;
  let failures = 2;
  const asked = vi.spyOn(Broker.prototype, 'offsetFetch').mockImplementation(function (this: unknown, request) {
    if (request.groupId === resumesGroupOf(servers.namespace) && failures-- > 0)
      return Promise.reject(new KafkaJSNonRetriableError('Broker not connected'));
    return offsetFetch.call(this, request);
  });
  await servers.start({}, log);
  asked.mockRestore();
  const retried = log.warn.mock.calls.filter(([, message]) => message === 'Kafka is unavailable; will retry');
  expect(retried).toHaveLength(2);
});
