import { expect, test } from 'vitest';
import { readNoticePeriod } from './read-notice-period.ts';

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
])('%j is %s', (cell, period) => expect(readNoticePeriod(cell)).toBe(period));

test('a bare number under a header in months is months', () => expect(readNoticePeriod(2, 'months')).toBe('60'));

test.each(['20 days', '1', 'soon', '6 months', '-30'])('%s is refused with the list', (cell) =>
  expect(() => readNoticePeriod(cell)).toThrow(/Immediate, Serving/),
);
