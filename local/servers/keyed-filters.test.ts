import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { type Servers, startServers } from './start-servers.ts';

const { Double, EJSON, Int32, Long, ObjectId } = mongoose.mongo.BSON;
type Filter = mongoose.mongo.Filter<mongoose.mongo.Document>;
type Options = mongoose.mongo.FindOptions;

const RECORDS = 1_000;
const RIVALS = 200;
/** Fewer, since each retries until it wins: the attempts grow with the square. */
const RETRYING = 50;

let dataDir = '';
let servers: Servers;
let mongo: Mongo;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'talent-search-keyed-'));
  const { PATH, HOME, JAVA_HOME } = process.env;
  const elsewhere = { KAFKA_BROKERS: 'a.example:9092', ELASTICSEARCH_URL: 'https://b.example' };
  servers = await startServers({ dataDir, log: () => undefined, env: { PATH, HOME, JAVA_HOME, ...elsewhere } });
  mongo = await connectMongo(servers.mongoUrl);
  await fillPeople();
  await fillMixed();
});

afterAll(async () => {
  await mongo?.close();
  await servers?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const collection = (name: string) => mongo.connection.collection(name);
const people = () => collection('people');

async function fillPeople(): Promise<void> {
  await people().createIndex({ email: 1 }, { unique: true, sparse: true, name: 'email' });
  const ids = Array.from({ length: RECORDS }, (_, n) => n);
  await people().insertMany(
    ids.map((n) => ({ _id: n as never, n, even: n % 2 === 0, ...(n % 3 ? { email: `${n}@a.example` } : {}) })),
  );
}

async function recordsRead(name: string): Promise<number> {
  return (await mongo.connection.db?.command({ collStats: name }))?.recordsRead;
}

async function readsOf(action: () => Promise<unknown>): Promise<number> {
  const before = await recordsRead('people');
  await action();
  return (await recordsRead('people')) - before;
}

const id = (n: number) => n as never;
const KEYED: [string, number, () => Promise<unknown>][] = [
  ['find by _id and another field', 1, () => people().findOne({ _id: id(5), even: false })],
  ['find by _id with $eq and $exists', 1, () => people().findOne({ _id: { $eq: id(5) }, command: { $exists: false } })],
  ['find by _id and $or', 1, () => people().findOne({ _id: id(5), $or: [{ n: 1 }, { n: 5 }] })],
  ['find by _id and $and', 1, () => people().findOne({ $and: [{ n: 5 }], _id: id(5) })],
  [
    'find by _id $in and another field',
    3,
    () =>
      people()
        .find({ _id: { $in: [1, 2, 3].map(id) }, even: true })
        .toArray(),
  ],
  [
    'find by _id, sorted and projected',
    2,
    () =>
      people()
        .find({ _id: { $in: [1, 2].map(id) }, n: { $gt: 0 } }, { sort: { n: -1 }, projection: { n: 1 } })
        .toArray(),
  ],
  ['find by a missing _id', 0, () => people().findOne({ _id: id(-1), n: 1 })],
  ['count by _id and another field', 1, () => people().countDocuments({ _id: id(5), even: false })],
  [
    'the count command by _id and another field',
    1,
    () => mongo.connection.db?.command({ count: 'people', query: { _id: 5, even: false } }) as Promise<unknown>,
  ],
  ['distinct by _id and another field', 1, () => people().distinct('n', { _id: id(5), even: false })],
  [
    'aggregate with _id in the first $match',
    2,
    () =>
      people()
        .aggregate([{ $match: { _id: { $in: [4, 5] }, even: true } }, { $project: { n: 1 } }])
        .toArray(),
  ],
  ['updateOne by _id and another field', 1, () => people().updateOne({ _id: id(5), n: 5 }, { $set: { seen: 1 } })],
  [
    'updateMany by _id $in and another field',
    2,
    () => people().updateMany({ _id: { $in: [5, 7].map(id) }, even: false }, { $set: { seen: 2 } }),
  ],
  [
    'a bulk of updates by _id and another field',
    2,
    () =>
      people().bulkWrite(
        [5, 7].map((n) => ({ updateOne: { filter: { _id: id(n), n }, update: { $set: { seen: 3 } } } })),
      ),
  ],
  ['replaceOne by _id and another field', 1, () => people().replaceOne({ _id: id(6), n: 6 }, { n: 6, even: true })],
  [
    'findOneAndUpdate by _id and another field',
    1,
    () => people().findOneAndUpdate({ _id: id(5), n: 5 }, { $set: { seen: 4 } }),
  ],
  ['deleteOne by _id and another field', 1, () => people().deleteOne({ _id: id(9), n: 9 })],
  ['find by a unique sparse key and another field', 1, () => people().findOne({ email: '8@a.example', command: null })],
  [
    'find by a unique key $in and another field',
    2,
    () =>
      people()
        .find({ email: { $in: ['8@a.example', '7@a.example'] }, even: true })
        .toArray(),
  ],
];

it.each(KEYED)(
  '%s reads no other record',
  async (_title, reads, action) => {
    expect(await readsOf(action)).toBe(reads);
  },
  60_000,
);

it('a range of _id and a null key of a sparse index are found by a scan', async () => {
  expect(await people().countDocuments({ _id: { $gte: id(990) }, even: true })).toBe(5);
  expect(await people().countDocuments({ email: null as never, n: { $lt: 9 } })).toBe(3);
});

/** Values with special comparison rules: numbers of several types, null, lists, documents. */
async function fillMixed(): Promise<void> {
  await collection('mixed').createIndex({ key: 1 }, { unique: true, sparse: true, name: 'key' });
  const keys = [1, 'one', null, ['list', 'of', 3], new Date(5), true, { a: 1, b: { c: 2 } }, [], ['after']];
  const ids = [
    1,
    2.5,
    'one',
    new ObjectId('64b000000000000000000001'),
    new Date(7),
    true,
    { a: 1 },
    null,
    'last',
    'none',
  ];
  const records = ids.map((_id, n) => ({ _id: _id as never, n, ...(n < keys.length ? { key: keys[n] } : {}) }));
  await collection('mixed').insertMany(records);
}

const KEYS = [
  1,
  new Int32(1),
  new Double(1),
  Long.fromNumber(1),
  2.5,
  'one',
  'list',
  'of',
  3,
  null,
  true,
  new Date(5),
  new Date(7),
  { a: 1 },
  { a: 1, b: { c: 2 } },
  ['list', 'of', 3],
  ['after'],
  [],
  /^o/,
  new ObjectId('64b000000000000000000001'),
  'nothing',
];
const CONDITIONS = [
  ...KEYS,
  ...KEYS.map((value) => ({ $eq: value })),
  ...KEYS.map((value) => ({ $in: [value, 'one', value] })),
  ...KEYS.map((value) => ({ $in: [1, value], $ne: 'one' })),
  { $in: [] },
  { $ne: 1 },
  { $gt: 0 },
  { $exists: false },
  { $exists: true, $in: ['last', 1] },
  { $not: { $eq: 'one' } },
];
const WIDER: Filter[] = [
  { n: { $gte: 0 } },
  { $or: [{ n: { $lt: 3 } }, { key: 'of' }] },
  { n: { $ne: 0 }, absent: null },
];
const OPTIONS: Options[] = [
  {},
  { sort: { n: -1 }, limit: 2 },
  { sort: { $natural: -1 } as never, skip: 1, projection: { key: 1 } },
];

describe.each(['_id', 'key'])('a filter that contains %s', (field) => {
  it('returns the same as a scan, in the same order', async () => {
    const mixed = collection('mixed');
    for (const condition of CONDITIONS)
      for (const wider of WIDER)
        for (const options of OPTIONS) {
          const filter = { [field]: condition, ...wider } as Filter;
          // a condition below $and never uses a key lookup
          const [found, scanned] = await Promise.all(
            [filter, { $and: [filter] }].map((each) => mixed.find(each, options).toArray()),
          );
          const title = EJSON.stringify({ filter, options });
          expect([title, EJSON.stringify(found)]).toEqual([title, EJSON.stringify(scanned)]);
        }
  });
});

describe('of many concurrent conditional writes to one record', () => {
  const rivals = <T>(write: (n: number) => Promise<T>, count = RIVALS) =>
    Promise.all(Array.from({ length: count }, (_, n) => write(n)));

  it('exactly one updateOne wins each value', async () => {
    const counters = collection('counters');
    await counters.insertOne({ _id: 'update' as never, n: 0 });
    for (let k = 0; k < 5; k += 1) {
      const results = await rivals(() => counters.updateOne({ _id: 'update' as never, n: k }, { $inc: { n: 1 } }));
      expect(results.map((result) => result.modifiedCount).filter((count) => count > 0)).toEqual([1]);
    }
    expect(await counters.findOne({ _id: 'update' as never })).toMatchObject({ n: 5 });
  });

  it('each increment by retrying takes effect once, and each winner sees the record as it was before', async () => {
    const counters = collection('counters');
    await counters.insertOne({ _id: 'retry' as never, n: 0 });
    const before = await rivals(async () => {
      for (;;) {
        const read = await counters.findOne({ _id: 'retry' as never });
        const won = await counters.findOneAndUpdate(
          { _id: 'retry' as never, n: read?.n },
          { $inc: { n: 1 } },
          { returnDocument: 'before' },
        );
        if (won) return won.n as number;
      }
    }, RETRYING);
    expect(before.toSorted((a, b) => a - b)).toEqual(Array.from({ length: RETRYING }, (_, n) => n));
  });

  it('exactly one deletion wins against concurrent updates, which then match nothing', async () => {
    const counters = collection('counters');
    await counters.insertOne({ _id: 'delete' as never, open: true });
    const filter = { _id: 'delete' as never, open: true };
    const deleted = await rivals(async (n) => {
      if (n % 2) return (await counters.deleteOne(filter)).deletedCount;
      return (await counters.updateOne(filter, { $set: { [`by${n}`]: 1 } })).matchedCount < 0 ? 1 : 0;
    });
    expect(deleted.filter((count) => count > 0)).toEqual([1]);
    expect(await counters.findOne({ _id: 'delete' as never })).toBe(null);
  });

  it('an upsert whose further condition fails is a duplicate key, as in MongoDB', async () => {
    const counters = collection('counters');
    await counters.insertOne({ _id: 'upsert' as never, n: 0 });
    const upsert = counters.updateOne({ _id: 'upsert' as never, n: 1 }, { $set: { a: 1 } }, { upsert: true });
    await expect(upsert).rejects.toMatchObject({ code: 11_000 });
  });
});
