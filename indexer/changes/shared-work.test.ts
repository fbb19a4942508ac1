import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import type { Log } from '#mongo/log.ts';
import { aliasOf } from './index-names.ts';

let servers: TestIndexer;

beforeAll(async () => {
  servers = await testIndexer();
});
afterAll(() => servers.close());

/** Counts the documents written by one indexer, from its log. */
function countingLog(): Log & { indexed: number } {
  const ignore = () => undefined;
  const log = { indexed: 0, info: ignore, warn: ignore, error: ignore, debug: ignore as Log['debug'] };
  log.debug = (detail) => {
    log.indexed += (detail as { indexed?: number }).indexed ?? 0;
  };
  return log;
}

async function insert(from: number, count: number): Promise<void> {
  const records = Array.from({ length: count }, (_, number) =>
    candidateRecord({ applicantID: `SAN-${from + number}` }),
  );
  await servers.changes.candidates.bulkInsert(records);
}

test('two indexers share the work; when one stops, the other takes over all of it', async () => {
  const logs = [countingLog(), countingLog()] as const;
  const first = await servers.start({}, logs[0]);
  const second = await servers.start({}, logs[1]);
  // rebalancing takes time: keep writing until both have received some
  let written = 0;
  while (logs[0].indexed === 0 || logs[1].indexed === 0) {
    await insert(400_000 + written, 100);
    written += 100;
    await second.processAll();
  }
  await first.stop();
  const before = [logs[0].indexed, logs[1].indexed] as const;
  await insert(400_000 + written, 300);
  await second.processAll();
  expect(logs[0].indexed).toBe(before[0]);
  // work that the first had done but not committed is repeated
  expect(logs[1].indexed - before[1]).toBeGreaterThanOrEqual(300);
  const index = aliasOf(servers.namespace, 'candidates');
  expect(await servers.elasticsearch.count({ index })).toMatchObject({ count: written + 300 });
});
