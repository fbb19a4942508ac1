import { afterAll, beforeAll, expect, test } from 'vitest';
import { newConcreteIndex } from '#indexer/changes/index-names.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { createLiveIndex } from './index-lifecycle.ts';
import { renewIfDue } from './renew-evidence.ts';

const DAY_MS = 86_400_000;
let servers: TestIndexer;

beforeAll(async () => {
  servers = await testIndexer();
  const { elasticsearch, namespace } = servers;
  await createLiveIndex(elasticsearch, namespace, 'candidates', newConcreteIndex(namespace, 'candidates', new Date()));
});
afterAll(() => servers.close());

test('an index of a month is renewed by one reindex, whichever processes notice', async () => {
  const inDays = (days: number) => renewIfDue({ ...servers, now: () => new Date(Date.now() + days * DAY_MS) });
  const reindexes = () => servers.mongo.tasks.countDocuments({ kind: 'reindex', 'input.entity': 'candidates' });
  expect(await inDays(29)).toBe(false);
  expect(await reindexes()).toBe(0);
  const begun = await Promise.all([inDays(31), inDays(31), inDays(31)]);
  expect(begun.filter(Boolean)).toHaveLength(1);
  expect(await inDays(45)).toBe(false);
  expect(await reindexes()).toBe(1);
});
