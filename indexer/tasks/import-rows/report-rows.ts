import type { Types } from 'mongoose';
import { type Cell, cellText } from '#indexer/files/spreadsheet/cells/cell.ts';
import { ERASED_REASON } from '#indexer/files/spreadsheet/row-batches.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ImportReportRecord, ReportedRow, RowProblem } from '#mongo/models/import-report.ts';

/** Cuts longer rows in the report, so that a part of it stays below MongoDB's 16 MB. */
const MAX_ROW_CHARACTERS = 200_000;
const CUT_CELL_CHARACTERS = 1_000;

/** A row in the report: every cell as text, so that it can be corrected and uploaded again. */
export function toReportedRow(
  row: { number: number; cells: readonly Cell[] },
  outcome: ReportedRow['outcome'],
  problems: RowProblem[],
  candidate?: Types.ObjectId,
): ReportedRow {
  const cells = row.cells.map(cellText);
  const characters = cells.reduce((sum, cell) => sum + cell.length, 0);
  return {
    rowNumber: row.number,
    outcome,
    cells: characters > MAX_ROW_CHARACTERS ? cells.map((cell) => cell.slice(0, CUT_CELL_CHARACTERS)) : cells,
    problems: problems.map(({ column, reason }) => ({ column: column.slice(0, 500), reason: reason.slice(0, 1_000) })),
    ...(candidate && { candidate }),
  };
}

/** The report for the row of a person who was erased while the file waited. */
export const toErasedRow = (rowNumber: number): ReportedRow => ({
  rowNumber,
  outcome: 'refused',
  cells: [],
  problems: [{ column: '', reason: ERASED_REASON }],
});

/** Stores a batch's part of the report; a repeated part replaces itself. */
export async function saveReportPart(
  mongo: Mongo,
  part: { task: Types.ObjectId; firstRow: number; header: string[]; rows: ReportedRow[] },
): Promise<void> {
  const _id = `${part.task}:${part.firstRow}`;
  // through the driver: casting every cell of a report again took longer than the rest of a batch
  await mongo.connection
    .collection<ImportReportRecord>('importReports')
    .replaceOne({ _id }, { ...part }, { upsert: true });
}
