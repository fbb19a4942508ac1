import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ImportReportRecord, ReportedRow } from '#mongo/models/import-report.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/** Yields the parts of an import's report in order. */
export async function* reportParts(mongo: Mongo, task: TaskRecord): AsyncGenerator<ImportReportRecord> {
  // the worker stores the list of keys; reading by key is cheap
  const firstRows = (task.checkpoint?.reportParts ?? []) as number[];
  for (const firstRow of firstRows) {
    const part = await mongo.importReports.findById(`${task._id}:${firstRow}`).lean<ImportReportRecord>();
    if (part) yield part;
  }
}

/** Reads `count` of the rejected rows, after the first `skip`. */
export async function reportedRows(
  mongo: Mongo,
  task: TaskRecord,
  skip: number,
  count: number,
): Promise<ReportedRow[]> {
  const rows: ReportedRow[] = [];
  let passed = 0;
  for await (const part of reportParts(mongo, task)) {
    rows.push(...part.rows.slice(Math.max(0, skip - passed), skip - passed + count - rows.length));
    passed += part.rows.length;
    if (rows.length >= count) break;
  }
  return rows;
}

/** The columns before a row's own; an import of the corrected file skips them. */
const REPORT_COLUMNS = ['Import Row', 'Import Result', 'Import Reason'];

/**
 * Streams the rejected rows as an .xlsx. Each cell is stored as text, never as a formula, so that cells starting with =
 * + - or @ are not evaluated.
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
      // an empty string would create a non-empty cell
      yield [row.rowNumber, row.outcome, reasonsOf(row), ...row.cells.map((cell) => cell || null)];
    }
  }
  if (!hasHeader) yield REPORT_COLUMNS;
}

const reasonsOf = ({ problems }: ReportedRow): string =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('\n');
