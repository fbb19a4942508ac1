import { expect, test } from 'vitest';
import type { ImportEntry } from '#api/imports/contract.ts';
import { importResult, leftReasons } from './import-result.ts';

const entry = (fields: Partial<ImportEntry> = {}): ImportEntry => ({
  jobId: 'a',
  kind: 'candidates',
  fileName: 'a.xlsx',
  importedBy: 'Asha',
  own: true,
  createdAt: '',
  finishedAt: null,
  state: 'done',
  processed: 120_000,
  total: 120_000,
  saved: 110_000,
  refused: 0,
  duplicates: 0,
  incomplete: 0,
  error: null,
  undoUntil: null,
  undo: null,
  ...fields,
});
const undo: NonNullable<ImportEntry['undo']> = {
  state: 'done',
  by: 'Asha',
  at: '',
  removed: 980,
  left: [],
  error: null,
};

test.each([
  [entry(), '1,10,000 saved'],
  [entry({ kind: 'info' }), '1,10,000 filled in'],
  [entry({ state: 'running', processed: 500 }), 'Running: 500 of 1,20,000'],
  [entry({ state: 'queued' }), 'Waiting'],
  [entry({ state: 'failed', saved: 0 }), 'Failed'],
  [entry({ state: 'cancelled', saved: 7 }), 'Cancelled: 7 saved'],
  [entry({ undo }), 'Undone: 980 removed'],
  [entry({ undo: { ...undo, left: [{ reason: 'commented on', count: 20 }] } }), 'Undone: 980 removed, 20 left'],
  [entry({ undo: { ...undo, state: 'running' } }), 'Being undone: 980 removed'],
  [entry({ undo: { ...undo, state: 'failed' } }), '1,10,000 saved'],
])('%# reads %s', (given, text) => {
  expect(importResult(given)).toBe(text);
});

test('the reasons for keeping candidates are counted', () => {
  const left = [
    { reason: 'changed since', count: 3 },
    { reason: 'commented on', count: 1 },
  ];
  expect(leftReasons(left)).toBe('3 changed since, 1 commented on');
});
