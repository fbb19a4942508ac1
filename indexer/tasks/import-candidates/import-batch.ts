import type { RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import type { RowBatch } from '#indexer/files/spreadsheet/row-batches.ts';
import type { TaskContext } from '#indexer/tasks/task-context.ts';
import type { ReportedRow } from '#mongo/models/import-report.ts';
import { claimContacts, releaseContacts } from './claim-contacts.ts';
import { contactKeys } from './contact-keys.ts';
import type { ImportRow } from './import-row.ts';
import { readRow } from './read-row.ts';
import { toReportedRow } from './report-rows.ts';
import { type ImportOrigin, storeCandidates } from './store-candidates.ts';

export interface BatchResult {
  saved: number;
  /** In the file's order. */
  reported: ReportedRow[];
}

/** Rows into candidates: read, claim contacts, store. Done again after a crash it ends at the same result. */
export async function importBatch(
  context: Pick<TaskContext, 'mongo' | 'changes'>,
  batch: RowBatch,
  columns: readonly RecognisedColumn[],
  origin: ImportOrigin,
  numberOfRow: (place: number) => number,
): Promise<BatchResult> {
  const { mongo } = context;
  const { understood, refused } = readRows(batch, columns, origin.now);
  const { claimed, duplicates } = await claimContacts(mongo, origin.task, understood, numberOfRow);
  const stored = await storeCandidates(context, claimed, origin);
  if (stored.refused.length > 0) {
    await releaseContacts(
      mongo,
      stored.refused.map(({ row }) => row),
    );
  }
  const reported = [
    ...refused,
    ...duplicates.map((row) => toReportedRow(row, 'duplicate', [{ column: '', reason: row.reason }])),
    ...stored.refused.map(({ row, reason }) => toReportedRow(row, 'refused', [{ column: '', reason }])),
  ].toSorted((a, b) => a.rowNumber - b.rowNumber);
  return { saved: stored.saved, reported };
}

function readRows(batch: RowBatch, columns: readonly RecognisedColumn[], today: Date) {
  const understood: ImportRow[] = [];
  const refused: ReportedRow[] = [];
  batch.rows.forEach(({ number, cells }, at) => {
    const { fields, problems } = readRow(columns, cells, today);
    if (problems) refused.push(toReportedRow({ number, cells }, 'refused', problems));
    else understood.push({ place: batch.start + at, number, cells, fields, keys: contactKeys(fields, columns, cells) });
  });
  return { understood, refused };
}
