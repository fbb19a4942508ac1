import { describe, expect, test } from 'vitest';
import { asDate, findDate, findPeriod } from './find-period.ts';

const jan = { year: 2020, month: 1 };
const mar = { year: 2022, month: 3 };

describe('a period is read in the styles in which people write it', () => {
  test.each([
    'Jan 2020 - Mar 2022',
    'January 2020 to March 2022',
    '01/2020 – 03/2022',
    "Jan'20 – Mar'22",
    '01/01/2020 to 31/03/2022',
    'Jan-20 to Mar-22',
    'JAN 2020 TO MARCH 2022',
    '2020-01 to 2022-03',
    '1st January, 2020 – 31st March, 2022',
    'from 01.2020 till 03.2022',
    '(Jan. 2020 — Mar. 2022)',
    '15 January 2020 – 20 March 2022',
    '2020 Jan. – 2022 March',
    '2020 Jan -> 2022 Mar',
    '14.01.20 – 20.03.22',
    'Jan 2020 – Mar 2022. 2022 – 2023 prepared for examinations',
  ])('%s', (text) => {
    expect(findPeriod(text)).toMatchObject({ from: jan, to: mar });
  });

  test('years alone', () => {
    expect(findPeriod('2018–2020')).toMatchObject({ from: { year: 2018 }, to: { year: 2020 } });
  });
});

test.each([
  'Jan 2020 - Present',
  'Jan 2020 to till date',
  'since Jan 2020',
  '01/2020 – Current',
  'Jan 2020 till now',
  '2020-01 to present',
  'Jan 2020 onwards',
  'Jan 2020 to the present day',
  'Jan-20 to cont.',
  'Analyst L2, Jan 2020 – Present',
])('%s is ongoing', (text) => {
  const period = findPeriod(text);
  expect(period?.from).toEqual(jan);
  expect(period?.to).toBeUndefined();
});

test.each([
  ['Jan – Jun 2019', { year: 2019, month: 1 }, { year: 2019, month: 6 }],
  ['May–June 2024', { year: 2024, month: 5 }, { year: 2024, month: 6 }],
  ['July to December 2025', { year: 2025, month: 7 }, { year: 2025, month: 12 }],
  ['20 Nov – 18 Feb 2023', { year: 2022, month: 11 }, { year: 2023, month: 2 }],
  ['2018–22', { year: 2018 }, { year: 2022 }],
  ['2016-20 | 71%', { year: 2016 }, { year: 2020 }],
  ["'14 – '17", { year: 2014 }, { year: 2017 }],
  ['1998–05', { year: 1998 }, { year: 2005 }],
  ['2007-08 — 2009-01', { year: 2007, month: 8 }, { year: 2009, month: 1 }],
  ['between July 2013 and June 2014', { year: 2013, month: 7 }, { year: 2014, month: 6 }],
])('%s has two dates', (text, from, to) => {
  expect(findPeriod(text)).toMatchObject({ from, to });
});

test.each(["Marks 68' – 70'", 'version 3.1.22', '2016 – 68 %', '2016 – 68', '2018-12', '2020 - 73.5 %'])(
  '%s is no period of years',
  (text) => {
    expect(findPeriod(text)).toBeNull();
  },
);

test('a mark after a month is no year', () => {
  expect(findDate('passed in March 68%')).toBeNull();
});

test.each(['', 'Room 2020', '2022 - 2020', '13/2020 - 14/2021', '99/99/2020 to 2021', 'to date', '+91 98765 43210'])(
  '%j is not a period',
  (text) => {
    expect(findPeriod(text)).toBeNull();
  },
);

test('a cell of a table is a date, or says that it is ongoing', () => {
  expect(asDate('May 2012')).toEqual({ year: 2012, month: 5 });
  expect(asDate('14.02.25')).toEqual({ year: 2025, month: 2 });
  expect(asDate("'08")).toEqual({ year: 2008 });
  expect(asDate('Till Date')).toBe('now');
  expect(asDate('Project 2012')).toBeNull();
});
