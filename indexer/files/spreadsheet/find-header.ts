import { cellText, type SheetRow } from './cell.ts';
import { recognisedColumns } from './recognise-columns.ts';

/** Whether a row names columns: at least a name or an email, and something beside it unless that is all there is. */
export function isHeader(row: SheetRow): boolean {
  const texts = row.cells.map(cellText);
  const columns = recognisedColumns(texts).recognised;
  const known = new Set(columns.map(({ column }) => column));
  const identifies = ['name', 'firstName', 'lastName', 'email'].some((column) => known.has(column as never));
  return identifies && (columns.length >= 2 || texts.filter((text) => text !== '').length === 1);
}
