import { isErasedRow } from '#indexer/files/spreadsheet/erased-row.ts';
import type { RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import type { RowBatch } from '#indexer/files/spreadsheet/row-batches.ts';
import type { TaskContext } from '#indexer/tasks/task-context.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { ReportedRow } from '#mongo/models/import-report.ts';
import { type Claims, claimContacts, releaseContacts, releaseSignedUp } from './claim-contacts.ts';
import { contactKeys } from './contact-keys.ts';
import type { ImportRow } from './import-row.ts';
import { readRow } from './read-row.ts';
import { toErasedRow, toReportedRow } from './report-rows.ts';
import { type ImportOrigin, storeCandidates } from './store-candidates.ts';

export interface BatchResult {
  saved: number;
  /** In the file's order. */
  reported: ReportedRow[];
}

/** A batch whose rows are read and whose contacts are claimed: what is left is to store it. */
export interface ClaimedBatch extends Claims {
  batch: RowBatch;
  refused: ReportedRow[];
}

/** Reads a batch's rows and claims their contacts. */
export async function claimBatch(
  mongo: Mongo,
  batch: RowBatch,
  columns: readonly RecognisedColumn[],
  { task, now }: ImportOrigin,
  numberOfRow: (place: number) => number,
): Promise<ClaimedBatch> {
  const { understood, refused } = readRows(batch, columns, now);
  return { batch, refused, ...(await claimContacts(mongo, task, understood, numberOfRow)) };
}

const SIGNED_UP = 'Somebody has just signed up with the same email.';

/** Stores a claimed batch. A batch claimed and stored again after a crash ends at the same result. */
export async function storeBatch(
  context: Pick<TaskContext, 'mongo' | 'changes'>,
  { claimed, duplicates, refused }: ClaimedBatch,
  origin: ImportOrigin,
): Promise<BatchResult> {
  const stored = await storeCandidates(context, claimed, origin);
  const rejected = stored.refused.map(({ row }) => row);
  if (rejected.length > 0) await releaseContacts(context.mongo, rejected);
  await releaseSignedUp(context.mongo, stored.signedUp, origin.task);
  const signedUp = stored.signedUp.map((row) => ({ ...row, reason: SIGNED_UP }));
  const reported = [
    ...refused,
    ...[...duplicates, ...signedUp].map((row) => toReportedRow(row, 'duplicate', [{ column: '', reason: row.reason }])),
    ...stored.refused.map(({ row, reason }) => toReportedRow(row, 'refused', [{ column: '', reason }])),
  ].toSorted((a, b) => a.rowNumber - b.rowNumber);
  return { saved: stored.saved, reported };
}

function readRows(batch: RowBatch, columns: readonly RecognisedColumn[], today: Date) {
  const understood: ImportRow[] = [];
  const refused: ReportedRow[] = [];
  batch.rows.forEach(({ number, cells }, at) => {
    if (isErasedRow(cells)) {
      refused.push(toErasedRow(number));
      return;
    }
    const { fields, problems } = readRow(columns, cells, today);
    if (problems) refused.push(toReportedRow({ number, cells }, 'refused', problems));
    else understood.push({ place: batch.start + at, number, cells, fields, keys: contactKeys(fields, columns, cells) });
  });
  return { understood, refused };
}
