import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ImportReportRecord, ReportedRow } from '#mongo/models/import-report.ts';
import type { TaskRecord } from '#mongo/models/task.ts';

/** The parts of an import's report in order, one at a time. */
export async function* reportParts(mongo: Mongo, task: TaskRecord): AsyncGenerator<ImportReportRecord> {
  // the worker keeps the list; asked for by key, a part costs the embedded server no search
  const firstRows = (task.checkpoint?.reportParts ?? []) as number[];
  for (const firstRow of firstRows) {
    const part = await mongo.importReports.findById(`${task._id}:${firstRow}`).lean<ImportReportRecord>();
    if (part) yield part;
  }
}

/** `count` of the rows that did not go in, after the first `skip`. */
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
