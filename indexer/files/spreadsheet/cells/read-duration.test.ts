import { describe, expect, test } from 'vitest';
import { readExperience, readMonths } from './read-duration.ts';

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
    ['9 Year(s) 11 Month(s)', 9, 11],
    ['9 Yrs 11 Mths', 9, 11],
    ['5+ years', 5, 0],
    ['5.6+ yrs', 5, 6],
    ['5 years 6+ months', 5, 6],
    ['About 5 years', 5, 0],
    ['Exp: 5 yrs', 5, 0],
    ['two years', 2, 0],
    ['2 and a half years', 2, 6],
    ['5 Yrs - 6 Mths', 5, 6],
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
  ['6.5', 6, 6],
  [6.25, 6, 3],
  ['7.75 years', 7, 9],
  ['6 Years 5 Months', 6, 5],
])('%j in a column of decimal years', (cell, year, month) =>
  expect(readExperience(cell, 'decimal-years')).toEqual({ year, month }),
);

test('the months in a column next to years are at most 11', () => {
  expect([readMonths(11), readMonths('5 months'), readMonths(0)]).toEqual([11, 5, 0]);
  expect(() => readMonths(12)).toThrow(/up to 11/);
});
