import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { type Servers, startServers } from './start-servers.ts';

const { Binary, BSONRegExp, Code, Decimal128, Double, EJSON, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp, UUID } =
  mongoose.mongo.BSON;

/** One of each kind of value that the driver sends. */
const VALUES = [
  null,
  true,
  false,
  new Int32(1),
  new Int32(-2_147_483_648),
  Long.fromString('9007199254740993'),
  Long.fromString('9007199254740995'),
  new Double(0.5),
  new Double(Number.NaN),
  new Double(Number.NEGATIVE_INFINITY),
  Decimal128.fromString('12.50'),
  '',
  'plain',
  'नमस्ते 😀',
  'with \0 inside',
  'long '.repeat(200_000),
  new ObjectId('64b000000000000000000001'),
  new Date('2026-02-03T04:05:06.789Z'),
  new Date(-1),
  new Binary(new Uint8Array([0, 255, 7])),
  new UUID('0f8fad5b-d9cb-469f-a165-70867728950e'),
  new Timestamp({ t: 5, i: 6 }),
  new BSONRegExp('^a.*', 'i'),
  new MinKey(),
  new MaxKey(),
  new Code('return 1'),
  {},
  { b: 1, a: { deep: [null, { x: 'y' }] } },
];

let dataDir = '';
let servers: Servers;
let mongo: Mongo;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'talent-search-records-'));
  await start();
});

afterAll(async () => {
  await mongo?.close();
  await servers?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const { PATH, HOME, JAVA_HOME } = process.env;
  const elsewhere = { KAFKA_BROKERS: 'a.example:9092', ELASTICSEARCH_URL: 'https://b.example' };
  servers = await startServers({ dataDir, log: () => undefined, env: { PATH, HOME, JAVA_HOME, ...elsewhere } });
  mongo = await connectMongo(servers.mongoUrl);
}

async function killAndStart(): Promise<void> {
  await mongo.close();
  for (const child of servers.children) process.kill(child.pid, 'SIGKILL');
  await Promise.all(servers.children.map((child) => child.ended));
  await start();
}

const collection = (name: string) => mongo.connection.collection(name);
const exactly = (value: unknown) => EJSON.stringify(value, { relaxed: false });

it('returns every kind of value as stored, also after the server was killed', async () => {
  const record = { _id: new ObjectId(), lists: [[], VALUES, [['nested']]], values: VALUES };
  await collection('values').insertOne(record);
  await killAndStart();
  const found = await collection('values').findOne({}, { promoteValues: false, bsonRegExp: true });
  expect(exactly(found)).toBe(exactly(record));
});

it('finds by every kind of unique key, and refuses a second one, also after the server was killed', async () => {
  await collection('keys').createIndex({ key: 1 }, { unique: true, name: 'key' });
  await collection('keys').insertMany(VALUES.map((key, id) => ({ _id: id as never, key })));
  for (let round = 0; round < 2; round += 1) {
    for (const [id, key] of VALUES.entries()) {
      await expect(collection('keys').insertOne({ key })).rejects.toMatchObject({ code: 11_000 });
      // an expression and a pattern do not mean equality
      if (key instanceof BSONRegExp || key instanceof MinKey || key instanceof MaxKey) continue;
      const found = await collection('keys').findOne({ key: key as never });
      expect([exactly(key).slice(0, 50), found?._id]).toEqual([exactly(key).slice(0, 50), id]);
    }
    await expect(collection('keys').insertOne({ key: 1.0 })).rejects.toMatchObject({ code: 11_000 });
    await killAndStart();
  }
  expect((await collection('keys').deleteMany({})).deletedCount).toBe(VALUES.length);
  await collection('keys').insertMany(VALUES.map((key) => ({ key })));
});

it('reuses an index without records, fills a new one, and counts by query, after the server was killed', async () => {
  await collection('sparse').createIndex({ key: 1 }, { unique: true, sparse: true, name: 'key' });
  await collection('sparse').insertMany([{ name: 'one' }, { name: 'two' }, { name: 'three' }]);
  await killAndStart();
  await collection('sparse').insertOne({ name: 'four', key: 'taken' });
  await expect(collection('sparse').insertOne({ key: 'taken' })).rejects.toMatchObject({ code: 11_000 });
  await collection('sparse').createIndex({ name: 1 }, { unique: true, name: 'name' });
  await expect(collection('sparse').insertOne({ name: 'one' })).rejects.toMatchObject({ code: 11_000 });
  expect(await collection('sparse').countDocuments({})).toBe(4);
  expect(await collection('sparse').countDocuments({ key: { $exists: true } })).toBe(1);
});

it('keeps ids of all kinds separate and in order, also after the server was killed', async () => {
  const strings = ['Z', 'a', 'ab', 'b', 'é', '😀'];
  const objectIds = ['00', '7f', '80', 'ff'].map((byte) => new ObjectId(byte.padEnd(24, '0')));
  const others = [5, new Date(5), { a: 1 }, new UUID(), true];
  const ids = [...strings, ...objectIds, ...others];
  await collection('ids').insertMany(ids.toReversed().map((_id) => ({ _id: _id as never })));
  for (let round = 0; round < 2; round += 1) {
    for (const _id of ids)
      expect(exactly(await collection('ids').findOne({ _id: _id as never }))).toBe(exactly({ _id }));
    const found = (await collection('ids').find().toArray()).map((record) => exactly(record._id));
    expect(found.filter((id) => strings.some((each) => exactly(each) === id))).toEqual(strings.map(exactly));
    expect(found.filter((id) => objectIds.some((each) => exactly(each) === id))).toEqual(objectIds.map(exactly));
    await killAndStart();
  }
});

it('stores a record with a field name that BSON can’t represent, and the records next to it', async () => {
  const [strange, beside] = [new ObjectId(), new ObjectId()];
  await collection('strange').insertMany([
    { _id: strange, a: 1 },
    { _id: beside, a: 2 },
  ]);
  await collection('strange').updateOne({ _id: strange }, { $rename: { a: 'b\0c' } });
  await killAndStart();
  expect(await collection('strange').findOne({ _id: beside })).toMatchObject({ a: 2 });
  expect((await collection('strange').deleteOne({ _id: strange })).deletedCount).toBe(1);
});

it('loads a collection that was dropped and created again', async () => {
  for (const value of ['first', 'second']) {
    await collection('recreated').createIndex({ key: 1 }, { unique: true, name: 'key' });
    await collection('recreated').insertOne({ key: value });
    if (value === 'first') await collection('recreated').drop();
  }
  await killAndStart();
  expect(await collection('recreated').findOne({ key: 'first' })).toBe(null);
  expect(await collection('recreated').findOne({ key: 'second' })).toMatchObject({ key: 'second' });
});

it('drops only that database, not those whose names begin with its name', async () => {
  const database = (name: string) => mongo.connection.getClient().db(name).collection('kept');
  for (const name of ['one', 'one-more']) await database(name).insertOne({ name });
  await mongo.connection.getClient().db('one').dropDatabase();
  await database('one').insertOne({ name: 'again' });
  await killAndStart();
  expect(await database('one').countDocuments()).toBe(1);
  expect(await database('one-more').findOne({})).toMatchObject({ name: 'one-more' });
});

it('refuses to rename a collection, which it could not find afterwards', async () => {
  await collection('moved').insertOne({ key: 1 });
  await expect(collection('moved').rename('elsewhere')).rejects.toMatchObject({ code: 115 });
  const out = collection('moved').aggregate([{ $out: 'elsewhere' }]);
  await expect(out.toArray()).rejects.toMatchObject({ code: 115 });
  expect(await collection('moved').countDocuments()).toBe(1);
});
