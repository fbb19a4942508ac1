import { MongoBulkWriteError, MongoNetworkError, MongoServerError, MongoWriteConcernError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { isMongoAway } from './is-mongo-away.ts';

const unconfirmed = { code: 11602, errmsg: 'operation was interrupted' };
const severalWrites = (error: ConstructorParameters<typeof MongoBulkWriteError>[0]) =>
  new MongoBulkWriteError(error, {} as ConstructorParameters<typeof MongoBulkWriteError>[1]);

describe('MongoDB is away', () => {
  it.each([
    ['a connection breaks', new MongoNetworkError('connection closed')],
    ['another member has become the primary', new MongoServerError({ message: 'not primary', code: 10107 })],
    ['the primary steps down during a write', new MongoServerError({ message: 'interrupted', code: 11602 })],
    [
      'the primary steps down before the others have the write',
      new MongoWriteConcernError({ ok: 1, writeConcernError: unconfirmed }),
    ],
    [
      'the same happens to several writes',
      Object.assign(severalWrites(new Error(unconfirmed.errmsg)), { err: unconfirmed }),
    ],
    ['the server shuts down', new MongoServerError({ message: 'shutting down', code: 91 })],
  ])('if %s', (_, error) => {
    expect(isMongoAway(error)).toBe(true);
  });

  it.each([
    ['a key is taken', new MongoServerError({ message: 'E11000 duplicate key', code: 11000 })],
    ['a key of several writes is taken', severalWrites(Object.assign(new Error('E11000'), { code: 11000 }))],
    ['a right is missing', new MongoServerError({ message: 'not authorized', code: 13 })],
    ['a program is wrong', Object.assign(new Error('no such file'), { code: 91 })],
  ])('but not if %s', (_, error) => {
    expect(isMongoAway(error)).toBe(false);
  });
});
