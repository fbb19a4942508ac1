import { describe, expect, test } from 'vitest';
import { readExperience, readNoticePeriod } from './read-duration.ts';

describe('experience is years and months', () => {
  test.each([
    ['5.6', 5, 6],
    [5.6, 5, 6],
    ['5.06', 5, 6],
    ['5.11', 5, 11],
    ['5.10', 5, 10],
    [5, 5, 0],
    ['0.6', 0, 6],
    ['.6', 0, 6],
    [0, 0, 0],
    ['5 Years 6 Months', 5, 6],
    ['5 years and 6 months', 5, 6],
    ['5 Yrs, 6 Mths', 5, 6],
    ['5y 6m', 5, 6],
    ['5Y6M', 5, 6],
    ['5.6 years', 5, 6],
    ['5+ years', 5, 0],
    ['5 years of experience', 5, 0],
    ['1 year', 1, 0],
    ['66 months', 5, 6],
    ['6 Months', 0, 6],
    ['Fresher', 0, 0],
  ])('%j', (cell, year, month) => expect(readExperience(cell)).toEqual({ year, month }));

  test('a bare number under a header in months is months', () => {
    expect(readExperience(66, 'months')).toEqual({ year: 5, month: 6 });
    expect(readExperience('5 years', 'months')).toEqual({ year: 5, month: 0 });
  });
});

test.each([
  ['5.12', /12 months/],
  [5.58, /58 months/],
  ['5 years 14 months', /14 months/],
  ['5-7 years', /not understood/],
  ['many', /not understood/],
  ['75', /more than 60/],
  [{ day: '2024-06-05' }, /is a date/],
  ['-2', /not understood/],
] as const)('%j is refused', (cell, reason) => expect(() => readExperience(cell)).toThrow(reason));

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
