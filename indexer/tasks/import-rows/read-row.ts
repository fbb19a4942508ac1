import { type Cell, CellProblem, isBlank, isExcelError } from '#indexer/files/spreadsheet/cells/cell.ts';
import type { RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import type { RowProblem } from '#mongo/models/import-report.ts';
import { type RowFields, readColumn } from './read-column.ts';

/** A parsed row, or every reason for its rejection. */
export type ReadRow = { fields: RowFields; problems: null } | { fields: null; problems: RowProblem[] };

const NO_PERSON = 'The row has neither a name nor an email.';

/** Parses a new candidate's row. Reports all its problems together, so that it can be corrected in one pass. */
export function readRow(columns: readonly RecognisedColumn[], cells: readonly Cell[], today: Date): ReadRow {
  const { fields, problems } = readCells(columns, cells, today);
  const names = ['name', 'firstName', 'lastName', 'email'];
  const isNamed = columns.some(({ column, at }) => names.includes(column) && !isBlank(cells[at]));
  if (!isNamed) problems.unshift({ column: '', reason: NO_PERSON });
  return problems.length > 0 ? { fields: null, problems } : { fields, problems: null };
}

/** The valid recognised cells of a row, and the problems of the others. */
export function readCells(
  columns: readonly RecognisedColumn[],
  cells: readonly Cell[],
  today: Date,
): { fields: RowFields; problems: RowProblem[] } {
  const fields: RowFields = {};
  const problems: RowProblem[] = [];
  for (const { column, at, header, unit } of columns) {
    const cell = cells[at] ?? null;
    if (isBlank(cell)) continue;
    try {
      if (isExcelError(cell)) throw new CellProblem(`holds the error ${String(cell)} of a formula`);
      merge(fields, readColumn[column](cell, unit));
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push({ column: header, reason: error.message });
    }
  }
  if (fields.dateOfBirth && fields.dateOfBirth > today) {
    const header = columns.find(({ column }) => column === 'dateOfBirth')?.header ?? '';
    problems.push({ column: header, reason: 'lies in the future' });
  }
  return { fields, problems };
}

/** A column of its own overrides the second entry of another's cell; combines the parts of the address. */
function merge(fields: RowFields, read: RowFields): void {
  const presentAddress = { ...fields.presentAddress, ...read.presentAddress };
  const { alternateEmailAddress, alternatePhoneNumber } = fields;
  Object.assign(fields, read);
  if (read.emailAddress && alternateEmailAddress) fields.alternateEmailAddress = alternateEmailAddress;
  if (read.phoneNumber && alternatePhoneNumber) fields.alternatePhoneNumber = alternatePhoneNumber;
  if (Object.keys(presentAddress).length > 0) fields.presentAddress = presentAddress;
}
