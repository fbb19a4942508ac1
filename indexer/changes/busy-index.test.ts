import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Indexer } from '#indexer/start-indexer.ts';
import { type BusyProxy, busyProxy, type Treatment } from '#indexer/testing/busy-proxy.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { aliasOf } from './index-names.ts';

const treatments: Treatment[] = [429, 503, 'hang up', 'refuse items', 'pass', 'refuse items', 503, 429];

let servers: TestIndexer;
let proxy: BusyProxy;
let indexer: Indexer;

beforeAll(async () => {
  servers = await testIndexer();
  proxy = await busyProxy(servers.config.ELASTICSEARCH_URL, '_bulk', treatments);
  indexer = await servers.start({ ELASTICSEARCH_URL: proxy.url });
});
afterAll(async () => {
  await servers.close();
  await proxy.close();
});

test('429, 503, a lost connection and refused items: every change is retried until it is indexed', async () => {
  const records = Array.from({ length: 300 }, (_, number) =>
    candidateRecord({ applicantID: `SAN-${300_000 + number}` }),
  );
  await servers.changes.candidates.bulkInsert(records);
  await indexer.processAll();
  expect(proxy.requests()).toBeGreaterThan(3);
  const index = aliasOf(servers.namespace, 'candidates');
  expect(await servers.elasticsearch.count({ index })).toMatchObject({ count: records.length });
  expect(await servers.mongo.deadLetters.countDocuments()).toBe(0);
});
