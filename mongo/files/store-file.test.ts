import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testNamespace } from '#local/testing/test-namespace.ts';
import { Conflict } from '#mongo/changes/conflict.ts';
import { connectMongo, type Mongo } from '#mongo/connect-mongo.ts';
import { PIECE_BYTES } from '#mongo/models/file.ts';
import { findFile, readFile, removeFile, storeFile } from './store-file.ts';

let mongo: Mongo;
const now = new Date('2026-01-01T00:00:00Z');
const file = { name: 'people.xlsx', contentType: 'application/octet-stream' };

beforeAll(async () => {
  mongo = await connectMongo(testNamespace().mongoUrl);
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

test.each([
  ['an empty file', 0, 0],
  ['a small file', 10, 1],
  ['a file of exactly one piece', PIECE_BYTES, 1],
  ['a file of a piece and a byte', PIECE_BYTES + 1, 2],
])('%s is returned as it was stored', async (_rule, size, pieces) => {
  const bytes = Buffer.alloc(size, 'abcdefg');
  const chunks = [bytes.subarray(0, size / 3), bytes.subarray(size / 3)];
  const stored = await storeFile(mongo, file, chunks, now);
  expect(stored).toMatchObject({
    size,
    pieces,
    complete: true,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  expect((await readFile(mongo, stored)).equals(bytes)).toBe(true);
});

test('an interrupted file leaves nothing behind', async () => {
  const before = await mongo.filePieces.countDocuments();
  async function* broken() {
    yield Buffer.alloc(PIECE_BYTES + 5);
    throw new Error('the connection was lost');
  }
  await expect(storeFile(mongo, { ...file, name: 'broken' }, broken(), now)).rejects.toThrow('the connection was lost');
  expect(await mongo.files.findOne({ name: 'broken' })).toBeNull();
  expect(await mongo.filePieces.countDocuments()).toBe(before);
});

test('a removed file is not found', async () => {
  const stored = await storeFile(mongo, file, [Buffer.from('x')], now);
  await removeFile(mongo, stored._id);
  expect(await findFile(mongo, stored._id)).toBeNull();
  expect(await findFile(mongo, new Types.ObjectId())).toBeNull();
});

test('a file removed while it is stored is a conflict and leaves nothing behind', async () => {
  const before = await mongo.filePieces.countDocuments();
  async function* removedMeanwhile() {
    yield Buffer.from('x');
    const record = await mongo.files.findOne({ name: 'removed' }).orFail();
    await removeFile(mongo, record._id);
  }
  const storing = storeFile(mongo, { ...file, name: 'removed' }, removedMeanwhile(), now);
  await expect(storing).rejects.toBeInstanceOf(Conflict);
  expect(await mongo.filePieces.countDocuments()).toBe(before);
});
