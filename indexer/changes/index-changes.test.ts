import { setTimeout } from 'node:timers/promises';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Indexer } from '#indexer/start-indexer.ts';
import { candidateRecord } from '#indexer/testing/candidate-record.ts';
import { type TestIndexer, testIndexer } from '#indexer/testing/test-indexer.ts';
import { newNonce } from '#mongo/changes/unpublished-marks.ts';
import { permitWrites } from '#mongo/changes/write-guard.ts';
import { aliasOf } from './index-names.ts';

let servers: TestIndexer;
let indexer: Indexer;
let alias: string;
let nextNumber = 200_000;

beforeAll(async () => {
  servers = await testIndexer();
  indexer = await servers.start();
  alias = aliasOf(servers.namespace, 'candidates');
});
afterAll(() => servers.close());

/** Inserts one and resolves once it is in the index. */
async function stored(fields: Parameters<typeof candidateRecord>[0] = {}): Promise<Types.ObjectId> {
  const record = candidateRecord({ applicantID: `SAN-${nextNumber++}`, ...fields });
  await servers.changes.candidates.insert([record]);
  await indexer.processAll();
  return record._id;
}

async function indexed(id: Types.ObjectId): Promise<{ version: number; name: string } | null> {
  const found = await servers.elasticsearch.mget({ index: alias, ids: [String(id)] });
  const [doc] = found.docs;
  if (!doc || !('found' in doc) || !doc.found) return null;
  return { version: doc._version!, name: (doc._source as { card: { applicantName: string } }).card.applicantName };
}

const publish = (id: Types.ObjectId, revision: number) =>
  servers.kafka.send(`${servers.namespace}.candidates`, [
    { key: String(id), value: JSON.stringify({ entity: 'candidates', id: String(id), revision }) },
  ]);

describe('a change ends in the index', () => {
  test('a new record is found with its revision', async () => {
    const id = await stored({ applicantName: 'Asha Verma' });
    expect(await indexed(id)).toEqual({ version: 1, name: 'Asha Verma' });
  });

  test('a newer revision replaces it', async () => {
    const id = await stored();
    await servers.changes.candidates.update(id, { $set: { applicantName: 'Asha V. Rao' } });
    await indexer.processAll();
    expect(await indexed(id)).toEqual({ version: 2, name: 'Asha V. Rao' });
  });

  test('the same event again changes nothing', async () => {
    const id = await stored({ applicantName: 'Ravi Kumar' });
    await publish(id, 1);
    await publish(id, 1);
    await indexer.processAll();
    expect(await indexed(id)).toEqual({ version: 1, name: 'Ravi Kumar' });
  });

  test('an older event that arrives late changes nothing', async () => {
    const id = await stored({ applicantName: 'Old Name' });
    await servers.changes.candidates.update(id, { $set: { applicantName: 'New Name' } });
    await indexer.processAll();
    await publish(id, 1);
    await indexer.processAll();
    expect(await indexed(id)).toEqual({ version: 2, name: 'New Name' });
  });

  test('a document newer than the record stays unchanged', async () => {
    const id = await stored({ applicantName: 'Mongo Name' });
    await servers.elasticsearch.index({
      index: alias,
      id: String(id),
      version: 9,
      version_type: 'external_gte',
      document: { card: { applicantName: 'Index Name' } },
    });
    await publish(id, 1);
    await indexer.processAll();
    expect(await indexed(id)).toEqual({ version: 9, name: 'Index Name' });
  });

  test('an event newer than the record, as a former primary shows it, waits for the record', async () => {
    const id = await stored({ applicantName: 'Former Name' });
    await publish(id, 2);
    await setTimeout(500);
    await permitWrites(() =>
      servers.mongo.candidates.collection.updateOne({ _id: id }, { $set: { applicantName: 'Next Name', revision: 2 } }),
    );
    await indexer.processAll();
    expect(await indexed(id)).toEqual({ version: 2, name: 'Next Name' });
  });

  test('a delete removes the record’s data immediately and the document soon; an older event does not undo it', async () => {
    const id = await stored({ applicantName: 'Gone Soon' });
    await servers.changes.candidates.remove(id);
    expect(await servers.mongo.candidates.findById(id).lean()).not.toHaveProperty('applicantName');
    await indexer.processAll();
    expect(await indexed(id)).toBeNull();
    await publish(id, 1);
    await indexer.processAll();
    expect(await indexed(id)).toBeNull();
  });

  test('an event about a missing record deletes its document', async () => {
    const id = await stored();
    await servers.changes.candidates.remove(id);
    await servers.changes.candidates.purge([id]);
    await publish(id, 2);
    await indexer.processAll();
    expect(await indexed(id)).toBeNull();
  });

  test('the sweep finds a write that was never published', async () => {
    const id = await stored({ applicantName: 'Before' });
    await permitWrites(() =>
      servers.mongo.candidates.collection.updateOne(
        { _id: id },
        { $set: { applicantName: 'After', unpublished: newNonce(Date.now() - 60_000) }, $inc: { revision: 1 } },
      ),
    );
    await expect.poll(() => indexed(id)).toEqual({ version: 2, name: 'After' });
  });

  test('a job is indexed in the index of jobs', async () => {
    const _id = new Types.ObjectId();
    await servers.changes.jobs.insert([
      {
        _id,
        id: 'JOB-000001',
        title: 'Java Developer',
        description: 'Builds things',
        skills: ['Java'],
        requirements: ['5 years'],
        experience: { min: 2, max: 5 },
        salary: { min: 8, max: 15 },
        location: { type: 'onsite', city: 'Bangalore' },
        industry: 'it',
        employmentType: 'ft',
        deadline: new Date('2030-01-31'),
        status: 'live',
        isEnable: true,
        createdAt: new Date(),
        updatedAt: new Date(),
        createdBy: new Types.ObjectId(),
      },
    ]);
    await indexer.processAll();
    const { _source } = await servers.elasticsearch.get<{ city: string; deadline: string }>({
      index: aliasOf(servers.namespace, 'jobs'),
      id: String(_id),
    });
    expect(_source).toMatchObject({ city: 'Bengaluru', deadline: '2030-01-31' });
  });
});

describe('poison', () => {
  test('an unreadable message is kept with the reason, and its neighbours are indexed', async () => {
    const before = candidateRecord({ applicantID: 'SAN-100001' });
    const after = candidateRecord({ applicantID: 'SAN-100002' });
    await servers.changes.candidates.insert([before]);
    await servers.kafka.send(`${servers.namespace}.candidates`, [
      { key: 'poison', value: '{"entity":"candidates"' },
      { key: 'poison', value: '{"entity":"candidates","id":"x","revision":1}' },
    ]);
    await servers.changes.candidates.insert([after]);
    await indexer.processAll();
    expect(await indexed(before._id)).not.toBeNull();
    expect(await indexed(after._id)).not.toBeNull();
    const letters = await servers.mongo.deadLetters.find({ recordId: /^message-/ }).lean();
    expect(letters.map(({ reason }) => reason).sort()).toEqual([
      expect.stringMatching(/id: Invalid string/),
      expect.stringMatching(/not JSON/),
    ]);
  });

  test('a record that can’t be projected and one that the index refuses are dead letters; their neighbours are indexed', async () => {
    const fine = candidateRecord({ applicantID: 'SAN-100003' });
    const unprojectable = candidateRecord({ applicantID: 'SAN-100004' });
    const refused = candidateRecord({ applicantID: 'SAN-100005' });
    const { collection } = servers.mongo.candidates;
    await servers.changes.candidates.insert([unprojectable, fine, refused]);
    const damage = (_id: Types.ObjectId, fields: object) =>
      permitWrites(() => collection.updateOne({ _id }, { $set: fields, $inc: { revision: 1 } }));
    await damage(unprojectable._id, { skills: 7 });
    await damage(refused._id, { experience: { year: 99_999, month: 0 } });
    for (const { _id } of [unprojectable, fine, refused]) await publish(_id, 2);
    await indexer.processAll();
    expect(await indexed(fine._id)).not.toBeNull();
    const reasons = await Promise.all(
      [unprojectable, refused].map(({ _id }) => servers.mongo.deadLetters.findOne({ recordId: String(_id) }).lean()),
    );
    expect(reasons[0]?.reason).toMatch(/can't be projected/);
    expect(reasons[1]?.reason).toMatch(/400 document_parsing_exception/);
  });
});
