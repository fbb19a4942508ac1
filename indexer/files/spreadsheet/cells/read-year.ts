import { type Cell, cellText } from '#indexer/files/spreadsheet/cell.ts';
import { CellProblem, shown } from './cell-problem.ts';

const FIRST_YEAR = 1950;
const LAST_YEAR = 2050;

/** The year somebody passed: "2015", "May 2015", a date. Throws CellProblem. */
export function readYear(cell: Cell): number {
  const text = cellText(cell);
  const year = Number(/(?:^|\D)(\d{4})(?:$|\D)/.exec(text)?.[1] ?? Number.NaN);
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) {
    throw new CellProblem(`${shown(text)} is not a year between ${FIRST_YEAR} and ${LAST_YEAR}`);
  }
  return year;
}
