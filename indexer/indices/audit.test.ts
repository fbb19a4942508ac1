import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aliasOf } from '#indexer/changes/index-names.ts';
import type { Indexer } from '#indexer/start-indexer.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import { compareRevisions } from './compare-revisions.ts';

let servers: TestIndexer;
let indexer: Indexer;
let index: string;

beforeAll(async () => {
  servers = await testIndexer();
  indexer = await servers.start();
  index = aliasOf(servers.namespace, 'candidates');
});
afterAll(() => servers.close());

const audit = async (repair = true) =>
  (await servers.runTask({ kind: 'audit', input: { entity: 'candidates', repair } })).result;

describe('comparing', () => {
  const record = (id: string, revision: number, deleted = false) => ({ id, revision, deleted });
  const none = { missing: [], stale: [], orphaned: [], ahead: [] };
  test.each([
    ['the same on both sides', [record('a', 2)], [['a', 2]], none],
    ['only a record', [record('a', 2)], [], { ...none, missing: ['a'] }],
    ['an older document', [record('a', 2)], [['a', 1]], { ...none, stale: ['a'] }],
    ['a newer document', [record('a', 2)], [['a', 3]], { ...none, ahead: [{ id: 'a', version: 3 }] }],
    ['only a document', [], [['a', 1]], { ...none, orphaned: [{ id: 'a', version: 1 }] }],
    ['a stub and a document', [record('a', 2, true)], [['a', 1]], { ...none, orphaned: [{ id: 'a', version: 1 }] }],
    ['only a stub', [record('a', 2, true)], [], none],
  ] as const)('%s', (_, records, versions, differences) => {
    expect(compareRevisions(records, new Map(versions))).toEqual(differences);
  });
});

describe('on the real servers', () => {
  const people = Array.from({ length: 12 }, (_, number) => candidateRecord({ applicantID: `SAN-${600_000 + number}` }));
  const idOf = (number: number) => String(people[number]!._id);
  const strangerId = String(new Types.ObjectId());

  async function plantDifferences(): Promise<void> {
    const { elasticsearch, mongo } = servers;
    const document = { id: 'planted' };
    await elasticsearch.delete({ index, id: idOf(0) });
    await permitWrites(() => mongo.candidates.collection.updateOne({ _id: people[1]!._id }, { $set: { revision: 5 } }));
    await elasticsearch.index({ index, id: strangerId, version: 3, version_type: 'external_gte', document });
    await elasticsearch.index({ index, id: idOf(2), version: 40, version_type: 'external_gte', document });
    await elasticsearch.indices.refresh({ index });
  }

  test('finds and repairs planted differences, then finds nothing', async () => {
    await servers.changes.candidates.bulkInsert(people);
    await indexer.processAll();
    expect(await audit()).toMatchObject({ missing: 0, stale: 0, orphaned: 0, ahead: 0, repaired: 0 });

    await plantDifferences();
    const planted = { missing: 1, stale: 1, orphaned: 1, ahead: 1 };
    expect(await audit(false)).toMatchObject({ ...planted, repaired: 0 });
    expect(await audit()).toMatchObject({ ...planted, repaired: 4 });
    await indexer.processAll();
    expect(await audit()).toMatchObject({ records: 12, documents: 12, missing: 0, stale: 0, orphaned: 0, ahead: 0 });
    expect((await servers.mongo.candidates.findById(people[2]!._id).lean())?.revision).toBe(41);
    const { _source } = await servers.elasticsearch.get<{ id: string }>({ index, id: idOf(2) });
    expect(_source?.id).toBe(idOf(2));
  });

  test('a stub is purged a day after the delete, and not earlier', async () => {
    const [old, fresh] = [people[10]!._id, people[11]!._id];
    await servers.changes.candidates.remove(old);
    await servers.changes.candidates.remove(fresh);
    await indexer.processAll();
    const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1_000);
    await permitWrites(() =>
      servers.mongo.candidates.collection.updateOne({ _id: old }, { $set: { deletedOn: dayBefore } }),
    );
    expect(await audit()).toMatchObject({ orphaned: 0, purged: 1 });
    expect(await servers.mongo.candidates.findById(old).lean()).toBeNull();
    expect(await servers.mongo.candidates.findById(fresh).lean()).toMatchObject({ deleted: true });
  });
});

test('replayed dead letters are retried: a repaired record is indexed, a broken one returns', async () => {
  const { changes, mongo } = servers;
  const [mended, broken] = [
    candidateRecord({ applicantID: 'SAN-700001' }),
    candidateRecord({ applicantID: 'SAN-700002' }),
  ];
  await changes.candidates.insert([mended, broken]);
  for (const { _id } of [mended, broken]) {
    await permitWrites(() => mongo.candidates.collection.updateOne({ _id }, { $set: { skills: 7 } }));
    await changes.candidates.touch(_id);
  }
  await servers.kafka.send(`${servers.namespace}.candidates`, [{ key: 'x', value: 'poison' }]);
  await indexer.processAll();
  expect(await mongo.deadLetters.countDocuments()).toBe(3);

  await changes.candidates.update(mended._id, { $set: { skills: [] } });
  const task = await servers.runTask({ kind: 'replay-dead-letters' });
  expect(task.result).toEqual({ letters: 3, replayed: 2, dismissed: 1 });
  await indexer.processAll();
  expect(await mongo.deadLetters.find().lean()).toMatchObject([{ recordId: String(broken._id) }]);
});
