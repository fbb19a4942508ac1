import { expect, test } from 'vitest';
import { findPersonalFacts } from './find-personal-facts.ts';

const values = (text: string) => {
  const { currentCTC, expectedCTC } = findPersonalFacts(text);
  return [currentCTC?.value, expectedCTC?.value];
};

test.each([
  ['Earns: ₹ 3.84 Lakhs per annum\nWishes to earn: ₹ 4.8 Lakhs per annum', 384_000, 480_000],
  ['Salary\nPresent: 5.52 LPA\nExpected: 6.96 LPA', 552_000, 696_000],
  ['Monthly income Rs. 25,000 per month, asking Rs. 30,000 per month', 300_000, 360_000],
  ['Saved Rs. 14 lakh a year and raised the present sales to 20 lakhs per annum', undefined, undefined],
  ['Handled a budget of ₹ 12 Lakhs', undefined, undefined],
  ['Salary drawn :- Rs. 19,500/- per month Expected :- Rs. 24,000/- per month', 234_000, 288_000],
  ['Salary\tRs. 12.75 lakh p.a. (present), Rs. 15 lakh p.a. (expected)', 1_275_000, 1_500_000],
  ['Salary : 3.9 lakhs per annum (expecting 5.5)', 390_000, 550_000],
  ['Now 4.2 lakh a year, hoping for 5.5.', 420_000, 550_000],
  ['I draw 14.5 lakhs a year at present and look for 18 lakhs.', 1_450_000, 1_800_000],
  ['₹16.8 LPA now. ₹22 LPA asked. 60 days.', 1_680_000, 2_200_000],
  ['ctc 18 lpa, want 25, notice 2 months', 1_800_000, 2_500_000],
  ['Rs. 46,000 a month; wishes Rs. 60,000.', 552_000, 720_000],
  ['PAY\nRs. 8.75 lacs p.a.; hopes for 10.5; can be released in 45 days', 875_000, 1_050_000],
  ['I draw ₹ 34,000 a month and would move for ₹ 45,000. My notice is one month.', 408_000, 540_000],
  ['Salary: 30 L now, 36 L desired.', 3_000_000, 3_600_000],
  ['[Now] 3.0 LPA [Ask] 4.2 LPA [Notice] 30 days', 300_000, 420_000],
  ['My package is 9.6 lakhs and I would move for 12.', 960_000, 1_200_000],
  ['Expecting Rs. 40 lacs against 34.5 lacs; three months.', 3_450_000, 4_000_000],
  ['At 6.6 LPA + incentives. 8 LPA would move me.', 660_000, 800_000],
  ['38 LPA at\npresent; 48 LPA sought', 3_800_000, 4_800_000],
  ['Married, one son. Draws Rs. 1,60,000 monthly.', 1_920_000, undefined],
  ['Salary per month: 1,10,000. Expecting 1,25,000 per month.', 1_320_000, 1_500_000],
  ['Present 78 k per month with one meal; expected 95 k.', 936_000, 1_140_000],
  ['29 lpa now, 36 hoped for', 2_900_000, 3_600_000],
  ['₹19 lakh now · ₹24 lakh hoped for', 1_900_000, 2_400_000],
  ['Pay 48,000 in hand; wants 55,000', undefined, 660_000],
  ['Expects Rs. 40,000 a month or AED 3,200.', undefined, 480_000],
  ['I get 36000, want 45000.', 432_000, 540_000],
  ['Package 18.4 LPA, demand 23 LPA', 1_840_000, 2_300_000],
  ['Rs. 6.1 lakh CTC, hope for 7.5 lakh', 610_000, 750_000],
  ['27 Dec 1993 · single · 12.6 LPA → 15 LPA · 60 days', 1_260_000, 1_500_000],
  ['Born 1 Mar 1994 ● unmarried ● 26,000 a month ● notice one month', 312_000, undefined],
  ['Rs. 44,000 per month plus incentive; 30 days notice', 528_000, undefined],
  ['Salary ₹ 25,000 monthly, asking ₹ 32,000.', 300_000, 384_000],
  ['Present pay : Rs. 41,500 per month\n13. Single', 498_000, undefined],
  ['Expected pay: 7th pay scale or minimum Rs. 30,000 p.m.', undefined, 360_000],
  ['Born 1970. Research project, 2013–15, Rs. 1.2 lakh', undefined, undefined],
  ['Salary : 17,500 (in hand)', undefined, undefined],
  ['CTC INR 21.5 L; expectation in Gulf AED 18,000', 2_150_000, undefined],
  ['CTC Rs. 9,60,000 p.a. + incentive; Expected 20% hike', 960_000, undefined],
  ['Present: OMR 5,400 per month plus housing', undefined, undefined],
  ['Now 1.8 lakh sq ft of floor space', undefined, undefined],
  ['Expected salary:- 50000/- per month (present 41500/-)', 498_000, 600_000],
  ['Currently 4.2 LPA plus service charge; would move\nfor 5.5 LPA.', 420_000, 550_000],
  ['Salary : 29,000 pm Demand : 35,000 pm Time to join : 20 days', 348_000, 420_000],
  ['Current package 11.2 LPA, expected 14+ LPA', 1_120_000, 1_400_000],
  ['Expected: 15% increment over 8.4 LPA', undefined, undefined],
  ['Organic orthodox and CTC, 9 lakh kg', undefined, undefined],
  ['Officer | 03/2018–now\nPremium of Rs. 3.4 crore', undefined, undefined],
])('pay after a label that speaks of earning or wishing: %s', (text, current, expected) => {
  expect(values(text)).toEqual([current, expected]);
});

test.each([
  ["Available after one month's notice.", 30],
  ['Free to join: 15 days', 15],
  ['Can start in 2 weeks', 14],
  ['Can join : in 30 days', 30],
  ['I can join after 1 month', 30],
  ['Free after a month', 30],
  ['17.8 LPA now, 22 LPA asked; 60 days', 60],
  ['₹16 LPA now. Built in 60 days', undefined],
  ['CTC 21 lakhs; 3 months', 90],
  ['19 LPA; expecting 24 LPA; 90 days but buy-out possible', 90],
  ['15.2 LPA now\n19 LPA sought\n60 days', 60],
  ['can join any time', 0],
  ['ready after 30 days', 30],
  ['can be free in 2 months', 60],
  ['joins at once', 0],
  ['NP – 30 Days', 30],
  ['Expected CTC: Rs. 20 Lac; N.P.: 90 days', 90],
  ['I can be relieved in 90 days.', 90],
  ['30k per month. Next 36k. Leave in 15 days.', 15],
  ['can come after one month', 30],
  ['HSE Officer — available immediately', 0],
  ['Put up the notice board in 3 days', undefined],
])('notice: %s', (text, days) => {
  expect(findPersonalFacts(text).noticeDays?.value).toBe(days);
});
