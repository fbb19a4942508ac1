import { expect, test } from 'vitest';
import { labelledLines, rowsBelowLabels } from './label-cells.ts';
import type { ResumeLine } from './resume-lines.ts';

/** A line of cells at 100 points from each other. */
function lineOf(start: number, ...texts: string[]): ResumeLine {
  let at = start;
  const cells = texts.map((text, column) => {
    const cell = {
      text,
      start: at,
      end: at + text.length,
      x: column * 100,
      right: column * 100 + 50,
      bold: false,
      size: 10,
    };
    at = cell.end + 1;
    return cell;
  });
  return { text: texts.join('\t'), start, end: at - 1, bullet: false, afterGap: false, cells };
}

const textsOf = (lines: readonly ResumeLine[]) => lines.map(({ text }) => text);

test.each([
  [
    ['Surname', 'RAO', 'Given names', 'ASHA'],
    ['Surname:RAO', 'Given names:ASHA'],
  ],
  [['Mobile', '98765 43210'], ['Mobile:98765 43210']],
  [['Zentrova', 'Fitter', 'Pune', '2019'], ['Zentrova\tFitter\tPune\t2019']],
])('the cells %j are the lines %j', (cells, lines) => {
  expect(textsOf(labelledLines(lineOf(5, ...cells)))).toEqual(lines);
});

test('values below a row of labels are read with them, at their own positions', () => {
  const [place, pay] = rowsBelowLabels([
    lineOf(0, 'Current location', 'Expected salary'),
    lineOf(40, 'Noida', '11 Lacs'),
  ]);
  expect([place?.text, pay?.text]).toEqual(['Current location: Noida', 'Expected salary: 11 Lacs']);
  expect((place?.start ?? 0) + 'Current location: '.length).toBe(40);
});
