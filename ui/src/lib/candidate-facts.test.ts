import { expect, test } from 'vitest';
import { ageOn, rupeesAndLpa, timeBetween, yearsDotMonths } from './candidate-facts.ts';

test('experience in the header reads years.months', () => {
  expect(yearsDotMonths({ year: 5, month: 6 })).toBe('5.6');
  expect(yearsDotMonths({ year: 5, month: 11 })).toBe('5.11');
  expect(yearsDotMonths(null)).toBeNull();
});

test('the age is that of the last birthday', () => {
  const born = '1990-06-15T00:00:00.000Z';
  expect(ageOn(born, new Date(2026, 5, 14))).toBe(35);
  expect(ageOn(born, new Date(2026, 5, 15))).toBe(36);
  expect(ageOn(null, new Date())).toBeNull();
});

test.each([
  ['2020-01-01', '2020-01-31', { year: 0, month: 1 }],
  ['2018-01-01', '2021-01-01', { year: 3, month: 1 }],
  ['2021-01-01', '2018-01-01', null],
  ['2021-01-01', null, null],
])('a job from %s to %s took %j', (from, to, took) => {
  expect(timeBetween(from, to)).toEqual(took);
});

test('an expected CTC is a rupee amount and LPA', () => {
  expect(rupeesAndLpa({ amount: 12.5 })).toBe('₹12.5 LPA (₹12,50,000 a year)');
});
