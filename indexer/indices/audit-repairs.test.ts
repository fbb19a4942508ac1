import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliasOf } from '#indexer/changes/index-names.ts';
import type { Indexer } from '#indexer/start-indexer.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { plantDifferences } from '#indexer/testing/planted-differences.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';

const PEOPLE = 20_000;
const DIFFERENCES = 1_000;
const AT_ONCE = 2_000;

let servers: TestIndexer;
let indexer: Indexer;
let index: string;

beforeAll(async () => {
  servers = await testIndexer();
  indexer = await servers.start();
  index = aliasOf(servers.namespace, 'candidates');
});
afterAll(() => servers.close());

const audit = async () => (await servers.runTask({ kind: 'audit', input: { entity: 'candidates' } })).result;

test('the audit finds and repairs 1,000 of 1,000 planted differences (missing, stale, orphaned) among 20,000 documents', async () => {
  const { changes, elasticsearch, mongo } = servers;
  const people = Array.from({ length: PEOPLE }, (_, at) => candidateRecord({ applicantID: `SAN-${100_000 + at}` }));
  for (let start = 0; start < PEOPLE; start += AT_ONCE)
    await changes.candidates.bulkInsert(people.slice(start, start + AT_ONCE));
  await indexer.processAll();
  await elasticsearch.indices.refresh({ index });
  expect((await elasticsearch.count({ index })).count).toBe(PEOPLE);

  const ids = people.map(({ _id }) => _id);
  const planted = await plantDifferences({ mongo, elasticsearch, index }, ids, DIFFERENCES);
  const counts = { missing: planted.missing.length, stale: planted.stale.length, orphaned: planted.orphaned.length };
  expect(counts).toEqual({ missing: 334, stale: 333, orphaned: 333 });
  expect(await audit()).toMatchObject({ ...counts, ahead: 0, repaired: DIFFERENCES });
  await indexer.processAll();
  await elasticsearch.indices.refresh({ index });

  const { docs } = await elasticsearch.mget({ index, ids: [...planted.missing, ...planted.stale], _source: false });
  const versions = new Map(docs.map((doc) => [doc._id, '_version' in doc ? doc._version : undefined]));
  const records = await mongo.candidates.find({ _id: { $in: [...versions.keys()] } }, { revision: 1 }).lean();
  expect(records).toHaveLength(counts.missing + counts.stale);
  for (const { _id, revision } of records)
    expect([String(_id), versions.get(String(_id))]).toEqual([String(_id), revision]);
  const left = await elasticsearch.mget({ index, ids: planted.orphaned, _source: false });
  expect(left.docs.filter((doc) => 'found' in doc && doc.found)).toEqual([]);
  expect(await audit()).toMatchObject({
    records: PEOPLE,
    documents: PEOPLE,
    missing: 0,
    stale: 0,
    orphaned: 0,
    ahead: 0,
    repaired: 0,
  });
});
