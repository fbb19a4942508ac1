import { expect, test } from 'vitest';
import { readNotice } from './read-notice.ts';

test.each([
  ['30 days', '30'],
  [30, '30'],
  ['30 Days', '30'],
  ['1 month', '30'],
  ['1.5 months', '45'],
  ['2 Months', '60'],
  ['3 months', '90'],
  ['15 days or less', '15'],
  ['1 week', '7'],
  ['2 weeks', '15'],
  ['Immediate', 'immediate'],
  ['Immediate Joiner', 'immediate'],
  [0, 'immediate'],
  ['0 days', 'immediate'],
  ['Serving', 'serving'],
  ['Currently serving notice period', 'serving'],
  ['Two months', '60'],
  ['Max 15 days', '15'],
  ['0-15 days', '15'],
  ['Immediate to 15 days', '15'],
  ['30 days (negotiable)', '30'],
  ['Serving Notice Period', 'serving'],
])('%j is %s', (cell, period) => expect(readNotice(cell).period).toBe(period));

test('a bare number under a header in months is months', () => expect(readNotice(2, 'months').period).toBe('60'));

test.each(['20 days', '1', 'soon', '6 months', '-30'])('%s is refused with the list', (cell) =>
  expect(() => readNotice(cell)).toThrow(/Immediate, Serving/),
);

test.each([
  'Serving, LWD 15-Dec-2026',
  'Serving notice (LWD: 15/12/2026)',
  'Serving till 15 Dec 2026',
  'Resigned - last working day 15.12.2026',
  'LWD: December 15, 2026',
  { day: '2026-12-15' },
])('%j is serving, with the last working day', (cell) =>
  expect(readNotice(cell)).toEqual({ period: 'serving', lastWorkingDay: new Date('2026-12-15T00:00:00Z') }),
);
