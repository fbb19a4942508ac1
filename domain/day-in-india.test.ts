import { expect, test } from 'vitest';
import { dayBeginsInIndia, todayInIndia } from './day-in-india.ts';

test.each([
  ['2026-01-31T18:29:59.999Z', '2026-01-31'],
  ['2026-01-31T18:30:00.000Z', '2026-02-01'],
])('at %s today is %s in Asia/Kolkata', (now, today) => {
  expect(todayInIndia(new Date(now))).toBe(today);
  expect(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(now))).toBe(today);
});

test('the day begins at 18:30 UTC of the day before', () => {
  expect(dayBeginsInIndia(new Date('2026-02-01T12:00:00.000Z')).toISOString()).toBe('2026-01-31T18:30:00.000Z');
});
