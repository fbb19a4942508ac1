import { describe, expect, it } from 'vitest';
import { type DeclaredIndex, idIndex, planQuery } from './plan-query.ts';
import type { FilterShape, SortShape } from './query-shape.ts';

const index = (key: SortShape, options: Partial<DeclaredIndex> = {}): DeclaredIndex => ({
  key,
  unique: false,
  sparse: false,
  ...options,
});
const ofUser = index([
  ['user', 1],
  ['at', -1],
]);
const slot = index([['slot', 1]], { unique: true, sparse: true });
const indexes = [idIndex, ofUser, slot];

interface Query {
  filter: FilterShape;
  sort?: SortShape;
  limited?: true;
  key?: string;
}

describe('served', () => {
  const cases: [string, Query, string][] = [
    ['a value of the first field', { filter: { user: 'objectId' } }, 'user 1, at -1'],
    ['one of some values', { filter: { _id: { $in: ['objectId'] } } }, '_id 1'],
    ['a range', { filter: { _id: { $gte: 'string', $lt: 'string' } } }, '_id 1'],
    ['a prefix', { filter: { slot: 'prefix' } }, 'slot 1'],
    ['presence, by a sparse index', { filter: { slot: { $exists: true } } }, 'slot 1'],
    [
      'further conditions',
      { filter: { user: 'objectId', at: { $lt: 'date' }, other: { $ne: 'string' } } },
      'user 1, at -1',
    ],
    ['conditions inside $and', { filter: { $and: [{ other: 'string' }, { user: 'objectId' }] } }, 'user 1, at -1'],
    ['a field of list entries', { filter: { user: { $elemMatch: { a: 'string' } }, _id: 'string' } }, '_id 1'],
    ['the index’s order', { filter: { user: 'objectId' }, sort: [['at', -1]], limited: true }, 'user 1, at -1'],
    ['the opposite order', { filter: { user: 'objectId' }, sort: [['at', 1]] }, 'user 1, at -1'],
    [
      'an order within each of some values',
      { filter: { user: { $in: ['objectId'] } }, sort: [['at', -1]] },
      'user 1, at -1',
    ],
    ['an order by a field that has one value', { filter: { slot: 'string', at: 'date' }, sort: [['at', 1]] }, 'slot 1'],
    ['a sort of at most one record', { filter: { slot: 'string' }, sort: [['other', 1]] }, 'slot 1'],
    ['the first page of all', { filter: {}, sort: [['_id', -1]], limited: true }, '_id 1'],
    ['any record', { filter: {}, limited: true }, '_id 1'],
    ['the values of an index’s first field', { filter: {}, key: 'user' }, 'user 1, at -1'],
    ['each branch of $or', { filter: { $or: [{ slot: 'string' }, { _id: 'objectId' }] } }, 'slot 1 | _id 1'],
  ];
  it.each(cases)('%s', (_, query, served) => {
    expect(planQuery(query, indexes)).toEqual({ index: served });
  });
});

describe('not served', () => {
  const cases: [string, Query, RegExp][] = [
    ['a field without an index', { filter: { other: 'string' } }, /^scans the collection: no index begins with other/],
    ['the second field of an index', { filter: { at: { $lt: 'date' } } }, /begins with at/],
    ['another value than one', { filter: { user: { $ne: 'objectId' } } }, /begins with a field of the filter/],
    ['a pattern', { filter: { slot: 'pattern' } }, /begins with a field of the filter/],
    ['absence, by a sparse index', { filter: { slot: 'null' } }, /begins with slot/],
    ['some values or none, by a sparse index', { filter: { slot: { $in: ['null', 'string'] } } }, /begins with slot/],
    ['presence, by an index of all records', { filter: { user: { $exists: true } } }, /begins with user/],
    ['one branch of $or', { filter: { $or: [{ slot: 'string' }, { other: 'string' }] } }, /^scans the collection/],
    [
      'an order that the index lacks',
      { filter: { user: 'objectId' }, sort: [['other', 1]] },
      /^sorts in memory.* behind user 1/,
    ],
    [
      'an order with more fields than the index',
      {
        filter: { user: 'objectId' },
        sort: [
          ['at', -1],
          ['_id', -1],
        ],
      },
      /^sorts in memory/,
    ],
    [
      'two directions',
      {
        filter: {},
        sort: [
          ['user', 1],
          ['at', 1],
        ],
        limited: true,
      },
      /^sorts the collection/,
    ],
    ['an order of all by a sparse index', { filter: {}, sort: [['slot', 1]], limited: true }, /^sorts the collection/],
    ['all records', { filter: {} }, /^reads the whole collection/],
    [
      'an order without its condition',
      { filter: { other: 'string' }, sort: [['_id', 1]], limited: true },
      /^scans the collection/,
    ],
  ];
  it.each(cases)('%s', (_, query, problem) => {
    expect(planQuery(query, indexes)).toEqual({ problem: expect.stringMatching(problem) });
  });
});
