import { expect, test } from 'vitest';
import { readBirth, readDate } from './read-date.ts';

test.each([
  [{ day: '1990-02-28' }, '1990-02-28'],
  [32932, '1990-02-28'],
  ['32932', '1990-02-28'],
  ['28/02/1990', '1990-02-28'],
  ['28-02-1990', '1990-02-28'],
  ['28.2.1990', '1990-02-28'],
  ['1/2/1990', '1990-02-01'],
  ['28-Feb-1990', '1990-02-28'],
  ['28 February 1990', '1990-02-28'],
  ['28th Feb, 1990', '1990-02-28'],
  ['1990-02-28', '1990-02-28'],
  ['1990/02/28', '1990-02-28'],
  ['1990-02-28T10:00:00Z', '1990-02-28'],
  ['28/02/1990 10:30', '1990-02-28'],
  ['29/02/2024', '2024-02-29'],
  ['February 28, 1990', '1990-02-28'],
  ['Feb 28 1990', '1990-02-28'],
  ['28.02.1990', '1990-02-28'],
  ['28-Feb-90', '1990-02-28'],
  ['28/02/90', '1990-02-28'],
  ['02/28/1990', '1990-02-28'],
  ["'28/02/1990", '1990-02-28'],
  ['Wed, 28 Feb 1990', '1990-02-28'],
])('%j is %s', (cell, day) => expect(readDate(cell).toISOString()).toBe(`${day}T00:00:00.000Z`));

test.each(['31/02/1990', '29/02/2023', '13/13/1990', '0000-00-00', 'yesterday', 12, 999999, '28-Foo-1990', true])(
  '%j is refused',
  (cell) => expect(() => readDate(cell)).toThrow(/not a date/),
);

test('the column decides the order of day and month', () => {
  expect(readDate('03/04/1990', 'month-first').toISOString()).toMatch(/^1990-03-04/);
  expect(readDate('03/04/1990', 'day-first').toISOString()).toMatch(/^1990-04-03/);
  expect(readDate('28/02/1990', 'month-first').toISOString()).toMatch(/^1990-02-28/);
});

test('a short year of birth is never in the future', () => {
  const today = new Date('2026-06-01T00:00:00Z');
  expect(readBirth('05-Jan-35', 'none', today).toISOString()).toMatch(/^1935/);
  expect(readBirth('05-Jan-05', 'none', today).toISOString()).toMatch(/^2005/);
});
