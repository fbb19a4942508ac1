import { type Cell, CellProblem, cellText, isBlank, isExcelError } from '#indexer/files/spreadsheet/cells/cell.ts';
import { cellForm, type RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { namelessReason } from './nameless-row.ts';
import { type CellFields, type RowFields, readColumn } from './read-column.ts';

/** A cell that could not be read, with its own text, even if the user wanted another one read in its place. */
export interface UnreadCell {
  /** The header in the file. */
  column: string;
  reason: string;
  /** The cell's position, from 0. */
  at: number;
  text: string;
}

/**
 * A new candidate's row. `fields` lacks the values that could not be read; it is null if the row is refused, and then
 * `refused` says why.
 */
export type ReadRow = { unread: UnreadCell[] } & (
  | { fields: RowFields; refused: null }
  | { fields: null; refused: string }
);

const NO_PERSON = 'The row has neither a name nor an email.';

/** Reads a new candidate's row. Refuses it only if it names no person. */
export function readRow(columns: readonly RecognisedColumn[], cells: readonly Cell[], today: Date): ReadRow {
  const nameless = namelessReason(columns, cells);
  if (nameless) return { fields: null, refused: nameless, unread: [] };
  const { fields, unread } = readCells(columns, cells, today);
  const { applicantName, firstName, lastName, emailAddress } = fields;
  if (applicantName || firstName || lastName || emailAddress) return { fields, refused: null, unread };
  return { fields: null, refused: NO_PERSON, unread };
}

/** The valid recognised cells of a row, and the cells that could not be read. */
export function readCells(
  columns: readonly RecognisedColumn[],
  cells: readonly Cell[],
  today: Date,
): { fields: RowFields; unread: UnreadCell[] } {
  const fields: CellFields = {};
  const unread: UnreadCell[] = [];
  for (const column of columns) {
    const { at, header, reading } = column;
    const cell = correctedCell(column, cells[at] ?? null);
    if (isBlank(cell)) continue;
    try {
      if (isExcelError(cell)) throw new CellProblem(`holds the error ${String(cell)} of a formula`);
      const read = readColumn[column.column](cell, reading, today);
      if (read.dateOfBirth && read.dateOfBirth > today) throw new CellProblem('lies in the future');
      merge(fields, read);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      unread.push({ column: header, reason: error.message, at, text: cellText(cells[at]) });
    }
  }
  return { fields: withMonths(fields), unread };
}

/** The cell, or the user's replacement for it. */
function correctedCell({ corrections }: RecognisedColumn, cell: Cell): Cell {
  if (!corrections) return cell;
  return corrections.get(cellForm(cellText(cell))) ?? cell;
}

/** A column of its own overrides the second entry of another's cell; combines the parts of the address. */
function merge(fields: CellFields, read: CellFields): void {
  const presentAddress = { ...fields.presentAddress, ...read.presentAddress };
  const { alternateEmailAddress, alternatePhoneNumber } = fields;
  Object.assign(fields, read);
  if (read.emailAddress && alternateEmailAddress) fields.alternateEmailAddress = alternateEmailAddress;
  if (read.phoneNumber && alternatePhoneNumber) fields.alternatePhoneNumber = alternatePhoneNumber;
  if (Object.keys(presentAddress).length > 0) fields.presentAddress = presentAddress;
}

/** Adds the months of their own column to the years. */
function withMonths({ experienceMonths, ...fields }: CellFields): RowFields {
  if (experienceMonths === undefined) return fields;
  const { year, month } = fields.experience ?? { year: 0, month: 0 };
  const months = year * 12 + month + experienceMonths;
  return { ...fields, experience: { year: Math.floor(months / 12), month: months % 12 } };
}
