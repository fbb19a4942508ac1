import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliasOf } from '#indexer/concrete-index.ts';
import { candidateRecord } from '#indexer/projections/candidate-fixture.ts';
import type { Indexer } from '#indexer/start-indexer.ts';
import { type TestIndexer, testIndexer } from '#indexer/test-indexer.ts';
import { permitWrites } from '#mongo/changes/write-guard.ts';

const PEOPLE = 20_000;
const MISSING = 334;
const STALE = 333;
const ORPHANED = 333;
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

/** Every so many-th, so that each part of the audit meets each kind; those from another place are others. */
const STEP = Math.floor(PEOPLE / MISSING);
const spread = <T>(all: readonly T[], count: number, from: number): T[] =>
  Array.from({ length: count }, (_, at) => all[at * STEP + from]!);

async function plant(ids: readonly Types.ObjectId[]): Promise<Record<'missing' | 'stale' | 'orphaned', string[]>> {
  const { elasticsearch, mongo } = servers;
  const missing = spread(ids, MISSING, 0).map(String);
  const stale = spread(ids, STALE, 1);
  const orphaned = Array.from({ length: ORPHANED }, () => String(new Types.ObjectId()));
  await permitWrites(() => mongo.candidates.collection.updateMany({ _id: { $in: stale } }, { $inc: { revision: 3 } }));
  const version = { version: 1, version_type: 'external_gte' } as const;
  const { errors } = await elasticsearch.bulk({
    index,
    refresh: true,
    operations: [
      ...missing.map((_id) => ({ delete: { _id } })),
      ...orphaned.flatMap((_id) => [{ index: { _id, ...version } }, { id: 'planted' }]),
    ],
  });
  expect(errors).toBe(false);
  return { missing, stale: stale.map(String), orphaned };
}

const audit = async () => (await servers.runTask({ kind: 'audit', input: { entity: 'candidates' } })).result;

test('the audit finds and repairs 1,000 of 1,000 planted differences (missing, stale, orphaned) among 20,000 documents', {
  timeout: 180_000,
}, async () => {
  const { changes, elasticsearch, mongo } = servers;
  const people = Array.from({ length: PEOPLE }, (_, at) => candidateRecord({ applicantID: `SAN-${100_000 + at}` }));
  for (let start = 0; start < PEOPLE; start += AT_ONCE)
    await changes.candidates.bulkInsert(people.slice(start, start + AT_ONCE));
  await indexer.processAll();
  await elasticsearch.indices.refresh({ index });
  expect((await elasticsearch.count({ index })).count).toBe(PEOPLE);

  const planted = await plant(people.map(({ _id }) => _id));
  expect(await audit()).toMatchObject({
    missing: MISSING,
    stale: STALE,
    orphaned: ORPHANED,
    ahead: 0,
    repaired: 1_000,
  });
  await indexer.processAll();
  await elasticsearch.indices.refresh({ index });

  const { docs } = await elasticsearch.mget({ index, ids: [...planted.missing, ...planted.stale], _source: false });
  const versions = new Map(docs.map((doc) => [doc._id, '_version' in doc ? doc._version : undefined]));
  const records = await mongo.candidates.find({ _id: { $in: [...versions.keys()] } }, { revision: 1 }).lean();
  expect(records).toHaveLength(MISSING + STALE);
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
