import { describe, expect, test } from 'vitest';
import { type Action, type BulkItem, IndexGone, outcomeOf } from './outcomes.ts';

const index: Action = { kind: 'index', id: 'a', version: 2, document: '{}' };
const remove: Action = { kind: 'delete', id: 'a', version: 2 };
const error = (type: string) => ({ error: { type, reason: 'because' } });

describe('each answer of the index is one named outcome', () => {
  const rows: [rule: string, action: Action, answer: BulkItem, outcome: object][] = [
    ['created', index, { status: 201 }, { name: 'indexed' }],
    ['replaced', index, { status: 200 }, { name: 'indexed' }],
    ['deleted', remove, { status: 200 }, { name: 'deleted' }],
    ['nothing to delete', remove, { status: 404 }, { name: 'deleted' }],
    [
      'the index has something newer',
      index,
      { status: 409, ...error('version_conflict_engine_exception') },
      { name: 'stale' },
    ],
    [
      'a newer one than the delete',
      remove,
      { status: 409, ...error('version_conflict_engine_exception') },
      { name: 'stale' },
    ],
    ['too busy', index, { status: 429, ...error('es_rejected_execution_exception') }, { name: 'retried', busy: true }],
    [
      'no shard for it now',
      index,
      { status: 503, ...error('unavailable_shards_exception') },
      { name: 'retried', busy: true },
    ],
    ['a fault of the server', index, { status: 500, ...error('exception') }, { name: 'retried', busy: false }],
    [
      'a document it can not read',
      index,
      { status: 400, ...error('document_parsing_exception') },
      { name: 'dead-lettered' },
    ],
  ];
  test.each(rows)('%s', (_, action, answer, outcome) => {
    expect(outcomeOf(action, answer)).toMatchObject({ id: 'a', ...outcome });
  });

  test('a missing index is not an outcome of a change: its consumer must end', () => {
    expect(() => outcomeOf(index, { status: 404, ...error('index_not_found_exception') })).toThrow(IndexGone);
  });
});
