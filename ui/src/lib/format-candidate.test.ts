import { expect, test } from 'vitest';
import { formatDay, formatDuration, formatLpa, formatNotice } from './format-candidate.ts';

test('experience is written as Ny Mm, and empty if unknown', () => {
  expect(formatDuration({ year: 7, month: 4 })).toBe('7y 4m');
  expect(formatDuration({ year: 0, month: 0 })).toBe('0y 0m');
  expect(formatDuration(null)).toBeNull();
});

test('money reads in LPA with a rupee sign', () => {
  expect(formatLpa({ amount: 21.5 })).toBe('₹21.5 LPA');
  expect(formatLpa({ amount: 125.255 })).toBe('₹125.26 LPA');
  expect(formatLpa(null)).toBeNull();
});

test.each([
  ['2026-11-12T10:00:00.000Z', '12 Nov 2026'],
  ['2026-11-12T18:30:00.000Z', '13 Nov 2026'],
  [null, null],
])('the day of %s is written as in en-GB, in India: %s', (iso, day) => {
  expect(formatDay(iso)).toBe(day);
});

test.each([
  ['immediate', 'Immediate'],
  ['serving', 'Serving notice'],
  ['30', '30 days'],
  ['as agreed', 'as agreed'],
  ['', null],
  [null, null],
])('the notice period %j reads %j on a card', (stored, text) => {
  expect(formatNotice(stored)).toBe(text);
});
