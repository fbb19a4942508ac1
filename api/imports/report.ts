import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { IMPORT_REPORT_DAYS, type ImportReportRecord, type ReportedRow } from '#mongo/models/import-report.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/** Throws 404 if the import's reported rows have been removed because of their age. */
export function refuseRemovedReport({ _id }: Pick<TaskRecord, '_id'>, now: Date): void {
  const days = (now.getTime() - _id.getTimestamp().getTime()) / (24 * 60 * 60 * 1_000);
  if (days <= IMPORT_REPORT_DAYS) return;
  throw new ApiError(404, `The rows of this import were removed ${IMPORT_REPORT_DAYS} days after it.`);
}

/** Yields the parts of an import's report in order. */
export async function* reportParts(mongo: Mongo, task: TaskRecord): AsyncGenerator<ImportReportRecord> {
  // the worker stores the list of keys; reading by key is cheap
  const firstRows = (task.checkpoint?.reportParts ?? []) as number[];
  for (const firstRow of firstRows) {
    const part = await mongo.importReports.findById(`${task._id}:${firstRow}`).lean<ImportReportRecord>();
    if (part) yield part;
  }
}

/** Reads `count` of the reported rows, after the first `skip`. */
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
/** By which Import Candidate Info finds the candidate of a row that was imported without some values. */
const ID_COLUMN = 'Applicant ID';

/** Whose rows: those that were left out, or those imported without some of their values. */
export type ReportOf = 'left-out' | 'incomplete';

/**
 * Streams the rows as an .xlsx. Each cell is stored as text, never as a formula, so that cells starting with = + - or @
 * are not evaluated.
 */
export function writeReport(mongo: Mongo, parts: AsyncIterable<ImportReportRecord>, of: ReportOf): Readable {
  const stream = writeXlsxStream(reportRows(mongo, parts, of), { name: 'Rows to correct', freezePane: { rows: 1 } });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

type Values = (string | number | null)[];

async function* reportRows(
  mongo: Mongo,
  parts: AsyncIterable<ImportReportRecord>,
  of: ReportOf,
): AsyncGenerator<Values> {
  const first = of === 'incomplete' ? [...REPORT_COLUMNS, ID_COLUMN] : REPORT_COLUMNS;
  let hasHeader = false;
  for await (const part of parts) {
    if (!hasHeader) yield [...first, ...part.header];
    hasHeader = true;
    const rows = part.rows.filter(({ outcome }) => (outcome === 'incomplete') === (of === 'incomplete'));
    const ids = of === 'incomplete' ? await applicantIds(mongo, rows) : null;
    for (const row of rows) {
      // an empty string would create a non-empty cell
      const cells = row.cells.map((cell) => cell || null);
      const own = ids ? [ids.get(String(row.candidate)) ?? null] : [];
      yield [row.rowNumber, row.outcome, reasonsOf(row), ...own, ...cells];
    }
  }
  if (!hasHeader) yield first;
}

async function applicantIds(mongo: Mongo, rows: readonly ReportedRow[]): Promise<Map<string, string>> {
  const $in = rows.flatMap(({ candidate }) => candidate ?? []);
  const found = await mongo.candidates
    .find({ _id: { $in } }, { applicantID: 1 })
    .lean<{ _id: Types.ObjectId; applicantID?: string }[]>();
  return new Map(found.flatMap(({ _id, applicantID }) => (applicantID ? [[String(_id), applicantID]] : [])));
}

const reasonsOf = ({ problems }: ReportedRow): string =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('\n');
