import { expect, test } from 'vitest';
import type { Rule } from './pdf-glyphs.ts';
import { isTableRow, withTableRows } from './ruled-tables.ts';
import type { Segment } from './segments.ts';

const EDGES = [0, 100, 200, 300];
const segment = (text: string, x: number, y: number): Segment => ({
  ...{ text, x, right: x + 40, y, size: 10, bold: false, italic: false, color: '' },
});

/** A table whose header alone has a border below it; the rows are lists of cells. */
function rowsOf(...rows: string[][]): string[][] {
  const height = 20 + rows.length * 15;
  const rules: Rule[] = [
    ...[0, 20, height].map((y) => ({ x: 0, y, right: 300, bottom: y, isHorizontal: true })),
    ...EDGES.map((x) => ({ x, y: 0, right: x, bottom: height, isHorizontal: false })),
  ];
  const segments = [['Years', 'School', 'Course'], ...rows].flatMap((cells, row) =>
    cells.map((text, cell) => segment(text, (EDGES[cell] as number) + 5, row === 0 ? 14 : 18 + row * 15)),
  );
  return withTableRows(segments, rules)
    .filter(isTableRow)
    .slice(1)
    .map(({ cells }) => cells.map(({ text }) => text));
}

test('rows without borders between them are rows where a column has a year for each', () => {
  expect(rowsOf(['2014', 'Asha College', 'B.A.'], ['2011', 'Bela School', '12th'])).toEqual([
    ['2014', 'Asha College', 'B.A.'],
    ['2011', 'Bela School', '12th'],
  ]);
  expect(rowsOf(['Jul 2009 -', 'Punjab and', 'Probationary'], ['Aug 2013', 'Doab Bank', 'Officer'])).toEqual([
    ['Jul 2009 - Aug 2013', 'Punjab and Doab Bank', 'Probationary Officer'],
  ]);
});
