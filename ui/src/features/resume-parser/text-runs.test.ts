import { expect, test } from 'vitest';
import { textRuns } from './text-runs.ts';

const TEXT = 'ASHA RAO, Java';

test('each run has the fields that were read there, and together they are the text', () => {
  const runs = textRuns(TEXT, [
    { key: 'name', start: 0, end: 8 },
    { key: 'skills.0', start: 10, end: 14 },
  ]);
  expect(runs.map(({ text, keys }) => [text, keys])).toEqual([
    ['ASHA RAO', ['name']],
    [', ', []],
    ['Java', ['skills.0']],
  ]);
});

test('positions may be nested', () => {
  const runs = textRuns(TEXT, [
    { key: 'jobs.0', start: 0, end: 14 },
    { key: 'skills.0', start: 10, end: 14 },
  ]);
  expect(runs.map(({ keys }) => keys)).toEqual([['jobs.0'], ['jobs.0', 'skills.0']]);
});

test('a position beyond the text, or without letters, marks nothing', () => {
  const wrong = [
    { key: 'a', start: 14, end: 20 },
    { key: 'b', start: 3, end: 3 },
    { key: 'c', start: 9, end: 2 },
  ];
  expect(textRuns(TEXT, wrong)).toEqual([{ start: 0, text: TEXT, keys: [] }]);
  expect(textRuns('', wrong)).toEqual([]);
});
