import { describe, expect, test } from 'vitest';
import { composeReadings } from './compose-entries.ts';
import type { LabelledValue } from './label-page.ts';
import type { Kind } from './labels.ts';

/** `<title Clerk>` is a value, `<+title Clerk>` one that opens an entry. */
function compose(marked: string) {
  let text = '';
  const values: Omit<LabelledValue, 'cell'>[] = [];
  for (const { 1: plus, 2: kind, 3: value, 4: rest } of marked.matchAll(/<(\+?)(\w+) ([^>]*)>|([^<]+)/g)) {
    const start = text.length;
    text += value ?? rest ?? '';
    if (kind) values.push({ kind: kind as Kind, opensEntry: plus === '+', start, end: text.length, probability: 0.9 });
  }
  return composeReadings(
    values.map((value) => ({ ...value, cell: { start: 0, end: text.length } })),
    text,
  );
}
const jobsOf = (marked: string) =>
  compose(marked).jobs.map(({ value: { title, employer, from, to } }) => [title, employer, from?.year, to?.year]);

describe('jobs', () => {
  test('each begins where the model says so', () => {
    const marked =
      '<+title Clerk>, <employer Asha Stores>\n<period 2018 - 2020>\n<+title Cashier>, <employer Bela Bank>\n<period 2016 - 2018>';
    expect(jobsOf(marked)).toEqual([
      ['Clerk', 'Asha Stores', 2018, 2020],
      ['Cashier', 'Bela Bank', 2016, 2018],
    ]);
  });

  test('several titles share the employer above them', () => {
    const marked =
      '<+employer Asha Stores>\n<title Manager> <period 2020 - Present>\n<+title Clerk> <period 2018 - 2020>';
    expect(jobsOf(marked)).toEqual([
      ['Manager', 'Asha Stores', 2020, undefined],
      ['Clerk', 'Asha Stores', 2018, 2020],
    ]);
  });

  test('a second period begins another one without being told', () => {
    const marked = '<+title Clerk> <employer Asha Stores> <period 2018 - 2020>\n<period 2015 - 2018> <title Helper>';
    expect(jobsOf(marked)).toHaveLength(2);
  });

  test('the period may be two dates, or stand unlabelled in the same line', () => {
    expect(jobsOf('<+title Clerk> <employer Asha Stores> <period Jan 2018 Mar 2020>')[0]?.slice(2)).toEqual([
      2018, 2020,
    ]);
    expect(jobsOf('<+title Clerk> at <employer Asha Stores> (2018 - 2020)')[0]?.slice(2)).toEqual([2018, 2020]);
  });

  test('posts without dates are mentions if others have dates', () => {
    expect(
      jobsOf('<+title Clerk> <employer Asha Stores> <period 2018 - 2020>\n<+title Lead> <employer Delta>'),
    ).toHaveLength(1);
  });
});

describe('values end where words end', () => {
  test.each([
    ['SD-<skill WAN>', ['SD-WAN']],
    ['<skill SD>-<skill WAN>', ['SD-WAN']],
    ['<skill Excel and>', ['Excel']],
    ['(<skill Java>, <skill Kotlin>)', ['Java', 'Kotlin']],
    ['<skill Expert>', []],
  ])('%s', (marked, skills) => {
    expect(compose(marked).skills.map(({ value }) => value)).toEqual(skills);
  });

  test('D.A.V. keeps its first letter, a name its ampersand', () => {
    expect(compose('<+degree B.A.>, D<institute .A.V. College> <year 2003–06>').education[0]?.value).toEqual({
      course: 'B.A.',
      institution: 'D.A.V. College',
      year: 2006,
    });
    expect(jobsOf('<+title Clerk> <employer Birch> & <employer Byte> <period 2018 - 2020>')[0]?.[1]).toBe(
      'Birch & Byte',
    );
  });
});

test('a name takes the capitalised words around the part that was found', () => {
  expect(jobsOf('<+title Clerk>\nCentre for <employer Nanoscience>, Pune\n<period 2018 - 2020>')[0]?.[1]).toBe(
    'Centre for Nanoscience',
  );
  expect(jobsOf('<+title Clerk>\nJoined <employer Asha Stores> in <period 2018 - 2020>')[0]?.[1]).toBe('Asha Stores');
});

test('a degree and its school below it, opened as another entry, are one', () => {
  const { education } = compose('<+degree B.Com.>\n<+institute Asha College>, <year 2014>');
  expect(education.map(({ value }) => value)).toEqual([{ course: 'B.Com.', institution: 'Asha College', year: 2014 }]);
});

test('a qualification without its year takes the one of its lines; a degree in passing is none', () => {
  const { education } = compose(
    '<+degree B.Com.>, <institute Asha College>, passed 2014\nTaught <+degree M.Sc.> students',
  );
  expect(education.map(({ value }) => value)).toEqual([{ course: 'B.Com.', institution: 'Asha College', year: 2014 }]);
});
