import { type Cell, cellText } from '#indexer/files/spreadsheet/cell.ts';
import { CellProblem, shown } from './cell-problem.ts';

/** No date, amount, number, period or choice is written at such length. */
const LONGEST_CHARACTERS = 120;

/**
 * A cell's text in one line, its blanks folded. What reads it by patterns is safe from a cell of 32,000 blanks, at which
 * some would try for hours. Throws CellProblem where it is too long to be of its kind.
 */
export function shortText(cell: Cell, longest = LONGEST_CHARACTERS): string {
  const text = cellText(cell).replace(/\s+/g, ' ');
  if (text.length > longest) throw new CellProblem(`${shown(text)} is longer than ${longest} characters`);
  return text;
}
