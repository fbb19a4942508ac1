import { expect, test } from 'vitest';
import type { DraftLine } from './layout.ts';
import { readSideBySide } from './side-by-side.ts';

/** Cells at 50, 150, 250, … points; '-' is an empty one. */
function line(...texts: string[]): DraftLine {
  const cells = texts.flatMap((text, at) =>
    text === '-' ? [] : [{ text, x: 50 + at * 100, right: 130 + at * 100, bold: false, size: 10 }],
  );
  return {
    ...{ page: 1, column: 0, x: 50, size: 10, bold: false, italic: false, gap: 0.2, ruled: false, listed: false },
    ...{ wraps: false, heading: false, cells },
  };
}
const textsOf = (...lines: DraftLine[]) =>
  readSideBySide(lines).map(({ cells }) => cells.map(({ text }) => text).join(' | '));

test('qualifications side by side are read one after the other', () => {
  expect(
    textsOf(
      line('MBA, Marketing', 'B.Com. (Hons.)', 'Class XII'),
      line('Asha Business School', 'Bela College', 'Maple Convent'),
      line('2011', 'University of Delhi', 'ICSE/ISC'),
      line('-', '2009', '2006'),
      { ...line('SKILLS'), gap: 2 },
    ),
  ).toEqual([
    ...['MBA, Marketing', 'Asha Business School', '2011'],
    ...['B.Com. (Hons.)', 'Bela College', 'University of Delhi', '2009'],
    ...['Class XII', 'Maple Convent', 'ICSE/ISC', '2006'],
    'SKILLS',
  ]);
});

test('two groups of qualifications below each other are read group by group', () => {
  expect(
    textsOf(
      line('M.Phil.', 'M.Sc.'),
      line('Asha Institute', 'University of Delhi'),
      line('B.A.', 'Higher Secondary'),
      line('Bela College', 'Maple School'),
    ),
  ).toEqual([
    ...['M.Phil.', 'Asha Institute', 'M.Sc.', 'University of Delhi'],
    ...['B.A.', 'Bela College', 'Higher Secondary', 'Maple School'],
  ]);
});

test('a table with a qualification in each row stays as it is', () => {
  const table = [
    line('Diploma', 'M.S.B.T.E. Mumbai', '2015'),
    line('H.S.C.', 'Pune Board', '2012'),
    line('S.S.C.', 'Pune Board', '2010'),
  ];
  expect(textsOf(...table)).toEqual([
    'Diploma | M.S.B.T.E. Mumbai | 2015',
    'H.S.C. | Pune Board | 2012',
    'S.S.C. | Pune Board | 2010',
  ]);
});
