import { expect, it } from 'vitest';
import type { ColumnName } from '#indexer/files/spreadsheet/columns.ts';
import { recognisedColumns } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { readColumn } from './read-column.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
/** A cell's maximum number of characters. */
const CELL = 32_767;
const SIGNS = [
  ' ',
  '\n',
  'a',
  '1',
  '.',
  ',',
  '-',
  '/',
  '(',
  ')',
  '+',
  '@',
  '|',
  '1 ',
  'a ',
  '1.',
  'a@',
  'and ',
  'a.',
  '<',
];
const ROUND: readonly [before: string, after: string][] = [
  ['', ''],
  ['1', 'x'],
  ['a', '!'],
  ['5 years', '.'],
  ['', '\u0001'],
];
const cells = SIGNS.flatMap((sign) =>
  ROUND.map(([before, after]) => before + sign.repeat(CELL).slice(0, CELL - before.length - after.length) + after),
);

function longestMs(read: (cell: string) => void): number {
  let longest = 0;
  for (const cell of cells) {
    const { user } = process.cpuUsage();
    try {
      read(cell);
    } catch {
      // most of them are meant to be rejected; only the time counts here
    }
    longest = Math.max(longest, (process.cpuUsage().user - user) / 1_000);
  }
  return longest;
}

it.each(Object.keys(readColumn) as ColumnName[])(
  'a cell of %s is read or refused quickly, whatever it contains',
  (name) => {
    expect(longestMs((cell) => readColumn[name](cell, 'none', NOW))).toBeLessThan(500);
  },
);

it('a header is recognised or omitted quickly, whatever it contains', () => {
  expect(longestMs((cell) => recognisedColumns([cell, `Salary${cell}`]))).toBeLessThan(500);
});

it('a text far too long for its kind is rejected with that reason', () => {
  expect(() => readColumn.experience(`1${'\u00a0'.repeat(200)}x`, 'none', NOW)).toThrow(/is not understood/);
  expect(() => readColumn.experience('1 '.repeat(200), 'none', NOW)).toThrow(/is longer than 120 characters/);
  expect(readColumn.experience(`5   years    6   months`, 'none', NOW)).toEqual({ experience: { year: 5, month: 6 } });
});
