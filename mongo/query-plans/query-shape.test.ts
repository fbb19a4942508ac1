import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { shapesOf } from './query-shape.ts';

const id = new Types.ObjectId();
const cases: [string, [string, ...unknown[]], object[]][] = [
  [
    'values become types',
    ['find', { user: id, n: 1, at: { $lt: new Date() }, gone: null }],
    [{ operation: 'find', filter: { at: { $lt: 'date' }, gone: 'null', n: 'number', user: 'objectId' } }],
  ],
  [
    'a list has one entry for each type',
    ['updateMany', { _id: { $in: [id, id, null] } }],
    [{ operation: 'updateMany', filter: { _id: { $in: ['null', 'objectId'] } } }],
  ],
  [
    'equal branches are one',
    ['find', { $or: [{ a: 'x' }, { a: 'y' }, { b: 1 }] }],
    [{ operation: 'find', filter: { $or: [{ a: 'string' }, { b: 'number' }] } }],
  ],
  [
    'a prefix is distinguished from other patterns',
    ['find', { a: /^x/, b: /^x/i, c: { $regex: 'x', $options: 'i' } }],
    [{ operation: 'find', filter: { a: 'prefix', b: 'pattern', c: { $regex: 'pattern' } } }],
  ],
  [
    'presence keeps its argument',
    ['countDocuments', { a: { $exists: true } }],
    [{ operation: 'countDocuments', filter: { a: { $exists: true } } }],
  ],
  [
    'a page',
    ['find', { a: 1 }, { sort: { at: -1, _id: 1 }, limit: 20 }],
    [
      {
        operation: 'find',
        filter: { a: 'number' },
        sort: [
          ['at', -1],
          ['_id', 1],
        ],
        limited: true,
      },
    ],
  ],
  ['a limit that decides nothing', ['findOne', { a: 1 }], [{ operation: 'findOne', filter: { a: 'number' } }]],
  [
    'each write of a bulk',
    ['bulkWrite', [{ updateOne: { filter: { a: 1 } } }, { insertOne: { document: {} } }]],
    [{ operation: 'updateOne', filter: { a: 'number' } }],
  ],
  ['distinct values', ['distinct', 'a', { b: 'x' }], [{ operation: 'distinct', filter: { b: 'string' }, key: 'a' }]],
  [
    'an aggregation’s first conditions, its order, and the collection that it joins',
    [
      'aggregate',
      [
        { $match: { a: 1 } },
        { $sort: { at: -1 } },
        { $limit: 5 },
        { $group: { _id: '$a' } },
        { $sort: { n: 1 } },
        { $lookup: { from: 'others', localField: 'a', foreignField: 'b', as: 'c' } },
      ],
    ],
    [
      { operation: 'aggregate', filter: { a: 'number' }, sort: [['at', -1]], limited: true },
      { collection: 'others', operation: 'lookup', filter: { b: 'value' } },
    ],
  ],
  ['nothing for an empty list', ['find', { a: { $in: [] } }], []],
  ['nothing for an insert', ['insertMany', [{ a: 1 }]], []],
];

it.each(cases)('%s', (_, [method, ...params], shapes) => {
  expect(shapesOf('records', method, params)).toEqual(shapes.map((shape) => ({ collection: 'records', ...shape })));
});
