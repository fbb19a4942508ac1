import { expect, test } from 'vitest';
import { findPersonalFacts } from './find-personal-facts.ts';
import { findStatedPay } from './find-stated-pay.ts';

const values = (text: string) => {
  const { currentCTC, expectedCTC } = findStatedPay(text);
  return [currentCTC?.value, expectedCTC?.value];
};

test.each([
  ['Earns: ₹ 3.84 Lakhs per annum\nWishes to earn: ₹ 4.8 Lakhs per annum', 384_000, 480_000],
  ['Salary\nPresent: 5.52 LPA\nExpected: 6.96 LPA', 552_000, 696_000],
  ['Monthly income Rs. 25,000 per month, asking Rs. 30,000 per month', 300_000, 360_000],
  ['Saved Rs. 14 lakh a year and raised the present sales to 20 lakhs per annum', undefined, undefined],
  ['Handled a budget of ₹ 12 Lakhs', undefined, undefined],
])('pay after a label that speaks of earning or wishing: %s', (text, current, expected) => {
  expect(values(text)).toEqual([current, expected]);
});

test.each([
  ["Available after one month's notice.", 30],
  ['Free to join: 15 days', 15],
  ['Can start in 2 weeks', 14],
  ['Put up the notice board in 3 days', undefined],
])('notice: %s', (text, days) => {
  expect(findPersonalFacts(text).noticeDays?.value).toBe(days);
});
