import { expect, test } from 'vitest';
import { findFullDate } from './full-dates.ts';
import { rupeesAYear } from './pay.ts';

test.each([
  ['4.08 LPA', 408_000],
  ['₹ 15.24 Lakhs per annum', 1_524_000],
  ['Rs. 6,36,000/- per annum', 636_000],
  ['Rs. 85,000/- per month', 1_020_000],
  ['INR 2,76,000', 276_000],
  ['1.2 Cr', 12_000_000],
  ['12.5', 1_250_000],
  ['Rs. 28,000', 336_000],
  ['22k', 264_000],
  ['AED 18,000', null],
  ['20% hike', null],
  ['2027', null],
  ['Not disclosed', null],
  ['; 3 months', null],
  ['2–3 months', null],
  ['14+ LPA', 1_400_000],
  ['25-30 thousand per month', 300_000],
  ['18 to 20 Lakh', 1_800_000],
  ['₹ 4,50,000 – 5,00,000 p.a.', 450_000],
  ['9 lakh kg', null],
])('%s is %s rupees a year', (text, rupees) => {
  expect(rupeesAYear(text)).toBe(rupees);
});

test.each([
  ['08-Feb-1988', '1988-02-08'],
  ['23rd January, 1976', '1976-01-23'],
  ['November 8, 1975', '1975-11-08'],
  ['04.04.1997', '1997-04-04'],
  ['2001-01-16', '2001-01-16'],
  ['31/02/2001', null],
  ['1988', null],
])('%s is the date %s', (text, date) => {
  expect(findFullDate(text)).toBe(date);
});
