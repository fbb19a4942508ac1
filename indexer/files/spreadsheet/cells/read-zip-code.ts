import { type Cell, cellText } from '#indexer/files/spreadsheet/cell.ts';
import { CellProblem, shown } from './cell-problem.ts';

/** A PIN code of six digits, or a foreign code of four or five. Throws CellProblem. */
export function readZipCode(cell: Cell): string {
  const text = cellText(cell).replace(/[\s-]/g, '');
  if (!/^\d{4,6}$/.test(text))
    throw new CellProblem(`${shown(cellText(cell))} is not a PIN code: it must have 6 digits`);
  return text;
}
