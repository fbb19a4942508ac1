import { expect, test } from 'vitest';
import { type ImportEvent, idleImport, importPercent, reduceImport } from './import-state.ts';

const after = (...events: ImportEvent[]) => events.reduce(reduceImport, idleImport);
const progress = (processed: number): ImportEvent => ({ type: 'progress', processed, total: 10, saved: processed });
const done: ImportEvent = {
  type: 'done',
  processed: 10,
  total: 10,
  saved: 7,
  refused: 1,
  duplicates: 2,
  incomplete: 3,
  rows: [],
};

test('choosing a file resets to idle, counts to 0, log to empty', () => {
  expect(after({ type: 'upload-started' }, progress(5), done, { type: 'file-chosen' })).toEqual(idleImport);
});

test('progress sets the counts and adds a line', () => {
  const state = after({ type: 'upload-started' }, progress(5));
  expect(state).toMatchObject({ state: 'uploading', processed: 5, total: 10, saved: 5 });
  expect(state.log.at(-1)).toBe('Processed 5 / 10 | Saved: 5');
});

test('the same progress twice is one line', () => {
  expect(after({ type: 'upload-started' }, progress(5), progress(5)).log).toHaveLength(2);
});

test('done moves to done and keeps the refused rows', () => {
  expect(after({ type: 'upload-started' }, progress(10), done)).toMatchObject({
    state: 'done',
    refused: 1,
    duplicates: 2,
    incomplete: 3,
  });
});

test('an error event moves to error with its message in the log', () => {
  const state = after({ type: 'upload-started' }, { type: 'stream-failed', message: 'No header row' });
  expect(state.state).toBe('error');
  expect(state.log.at(-1)).toBe('Error: No header row');
});

test('a failed upload moves to error with its line in the log', () => {
  const state = after({ type: 'upload-started' }, { type: 'upload-failed', line: 'Upload failed: 413' });
  expect(state).toMatchObject({ state: 'error' });
  expect(state.log.at(-1)).toBe('Upload failed: 413');
});

test('events of an earlier import, before this page uploaded anything, change nothing', () => {
  expect(after(progress(5), done)).toEqual(idleImport);
});

test('the percentage is 0 when the total is 0', () => {
  expect(importPercent({ processed: 0, total: 0 })).toBe(0);
  expect(importPercent({ processed: 5, total: 10 })).toBe(50);
});
