import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import type { ImportReportRecord, ReportedRow } from '#mongo/models/import-report.ts';

/** What stands before a row's own columns; an import passes over them when the file comes back. */
const REPORT_COLUMNS = ['Import Row', 'Import Result', 'Import Reason'];

/**
 * The rows that did not go in as an .xlsx, written while it is read. Each cell is stored as text, never as a formula,
 * so a cell that begins with = + - or @ is shown as it was and calculates nothing.
 */
export function writeReport(parts: AsyncIterable<ImportReportRecord>): Readable {
  const stream = writeXlsxStream(reportRows(parts), { name: 'Rows to correct', freezePane: { rows: 1 } });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

async function* reportRows(parts: AsyncIterable<ImportReportRecord>): AsyncGenerator<(string | number | null)[]> {
  let hasHeader = false;
  for await (const part of parts) {
    if (!hasHeader) yield [...REPORT_COLUMNS, ...part.header];
    hasHeader = true;
    for (const row of part.rows) {
      // an empty text would make the cell one that is not empty
      yield [row.rowNumber, row.outcome, reasonsOf(row), ...row.cells.map((cell) => cell || null)];
    }
  }
  if (!hasHeader) yield REPORT_COLUMNS;
}

const reasonsOf = ({ problems }: ReportedRow): string =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('\n');
