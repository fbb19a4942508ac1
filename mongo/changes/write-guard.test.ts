import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import mongoose, { type Model } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateCandidates } from '#mongo/seed/generator/generate-candidates.ts';
import { trackedEntities } from './change-event.ts';
import { openTestChanges, type TestChanges } from './testing/test-changes.ts';

let opened: TestChanges;
const { resumeText: _, ...candidate } = [...generateCandidates({ seed: 2, count: 1 })][0]!;
const BYPASS = /bypass the revision/;

beforeAll(async () => {
  opened = await openTestChanges();
  await opened.changes.candidates.insert([candidate]);
  await opened.changes.relay.settled();
});
afterAll(() => opened.close());

type Work = (model: Model<Record<string, unknown>>) => unknown;
const filter = { _id: candidate._id };
const set = { $set: { applicantName: 'Past the guard' } };

/** Every way that mongoose 9 and its driver can write a collection. */
const writes: [string, Work][] = [
  ['Model.create', (model) => model.create({ ...candidate, _id: new mongoose.Types.ObjectId() })],
  ['Model.insertOne', (model) => model.insertOne({ ...candidate, _id: new mongoose.Types.ObjectId() })],
  ['Model.insertMany', (model) => model.insertMany([{ ...candidate, _id: new mongoose.Types.ObjectId() }])],
  ['Model.bulkWrite', (model) => model.bulkWrite([{ updateOne: { filter, update: set } }])],
  ['Model.bulkSave', async (model) => model.bulkSave([(await loaded(model)).set('applicantName', 'X')])],
  ['Model.updateOne', (model) => model.updateOne(filter, set)],
  ['Model.updateMany', (model) => model.updateMany(filter, set)],
  ['Model.replaceOne', (model) => model.replaceOne(filter, { ...candidate })],
  ['Model.deleteOne', (model) => model.deleteOne(filter)],
  ['Model.deleteMany', (model) => model.deleteMany(filter)],
  ['Model.findOneAndUpdate', (model) => model.findOneAndUpdate(filter, set)],
  ['Model.findOneAndReplace', (model) => model.findOneAndReplace(filter, { ...candidate })],
  ['Model.findOneAndDelete', (model) => model.findOneAndDelete(filter)],
  ['Model.findByIdAndUpdate', (model) => model.findByIdAndUpdate(candidate._id, set)],
  ['Model.findByIdAndDelete', (model) => model.findByIdAndDelete(candidate._id)],
  ['Query.updateOne', (model) => model.find().updateOne(filter, set)],
  ['Query.deleteMany', (model) => model.where(filter).deleteMany()],
  ['document.save of a new record', (model) => new model({ ...candidate, _id: new mongoose.Types.ObjectId() }).save()],
  ['document.save of a loaded record', async (model) => (await loaded(model)).set('applicantName', 'X').save()],
  ['document.updateOne', async (model) => (await loaded(model)).updateOne(set)],
  ['document.deleteOne', async (model) => (await loaded(model)).deleteOne()],
  ['document.replaceOne', async (model) => (await loaded(model)).replaceOne({ ...candidate })],
  ['collection.insertOne', (model) => model.collection.insertOne({ ...candidate } as never)],
  ['collection.updateOne', (model) => model.collection.updateOne(filter, set)],
  ['collection.bulkWrite', (model) => model.collection.bulkWrite([{ updateOne: { filter, update: set } }], {})],
  ['collection.deleteMany', (model) => model.collection.deleteMany({})],
  ['collection.initializeUnorderedBulkOp', (model) => model.collection.initializeUnorderedBulkOp()],
  ['collection.drop', (model) => model.collection.drop()],
  ['connection.collection', () => opened.mongo.connection.collection('candidates').updateOne(filter, set)],
];

async function loaded(model: Model<Record<string, unknown>>) {
  const document = await model.findById(candidate._id);
  if (!document) throw new Error('the record is gone');
  return document;
}

const attempt = async (work: Work): Promise<unknown> =>
  work(opened.mongo.candidates as unknown as Model<Record<string, unknown>>);

describe('no write to a tracked collection bypasses the revision', () => {
  test.each(writes)('%s is refused', async (_name, work) => {
    await expect(attempt(work)).rejects.toThrow(BYPASS);
  });

  test('afterwards the record is unchanged', async () => {
    const record = await opened.mongo.candidates.findById(candidate._id).lean();
    expect(record).toMatchObject({ applicantName: candidate.applicantName, revision: 1 });
    expect(await opened.mongo.candidates.countDocuments()).toBe(1);
  });

  test('an aggregation cannot write into it, from any collection', async () => {
    const { users, candidates } = opened.mongo;
    await expect((async () => users.aggregate([{ $merge: { into: 'candidates' } }]))()).rejects.toThrow(BYPASS);
    await expect((async () => candidates.aggregate([{ $out: 'jobs' }]))()).rejects.toThrow(BYPASS);
  });

  test.each(trackedEntities)('%s is guarded', async (entity) => {
    const model = opened.mongo.connection.model(entity);
    await expect((async () => model.updateMany({}, { $set: { x: 1 } }, { strict: false }))()).rejects.toThrow(BYPASS);
  });

  // benchmarks and test support plant states that the product must never create
  test('only mongo/changes, mongo/commands and mongo/tasks use the pass through the guard', () => {
    const product = filesOf('api', 'indexer', 'mongo').filter((file) => !file.includes('/testing/'));
    const users = product.filter((file) => /permitWrites|planted-differences/.test(readFileSync(file, 'utf8')));
    const folders = new Set(users.map((file) => relative(root, file).split('/').slice(0, 2).join('/')));
    expect(folders).toEqual(new Set(['mongo/changes', 'mongo/commands', 'mongo/tasks']));
  });

  // these benches create a whole database, check stored records, or command the server, without going through the product
  const bareDriver = [
    'bench/faults/elections.ts',
    'bench/kills/dying-api.ts',
    'bench/kills/dying-indexer.ts',
    'bench/kills/lane.ts',
    'bench/pairs/processes.ts',
    'bench/query-plans/explain.ts',
  ];

  test('no code bypasses mongoose with the plain driver', () => {
    const past = /\.getClient\(|\bnew MongoClient\(|\.db!?\??\.collection\(|\$__collection/;
    const users = filesOf('api', 'indexer', 'mongo', 'bench').filter((file) => past.test(readFileSync(file, 'utf8')));
    expect(users.map((file) => relative(root, file))).toEqual(bareDriver);
  });
});

const root = join(import.meta.dirname, '../..');

function filesOf(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(root, folder, name)),
  );
}
