import mongoose from 'mongoose';
import type { RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { isErasedRow, type RowBatch } from '#indexer/files/spreadsheet/row-batches.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import {
  type ClaimedRow,
  type Claims,
  claimContacts,
  type ImportRow,
  releaseContacts,
  releaseSignedUp,
  rowKeys,
} from '#indexer/tasks/import-rows/claim-contacts.ts';
import { readRow, type UnreadCell } from '#indexer/tasks/import-rows/read-row.ts';
import { toErasedRow, toReportedRow } from '#indexer/tasks/import-rows/report-rows.ts';
import { type RecordOrigin, toRecord } from '#indexer/tasks/import-rows/to-record.ts';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { nextApplicantIds } from '#mongo/display-ids.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ReportedRow } from '#mongo/models/import-report.ts';

export type ImportOrigin = Pick<RecordOrigin, 'task' | 'importedByName' | 'now' | 'newId'>;

/** Rows rejected by the record's model, and why: limits that no cell reader checks. */
interface StoreResult {
  saved: number;
  refused: { row: ClaimedRow; reason: string }[];
  /** A sign-up with the same email has stored its candidate under the `_id` chosen for the row. */
  signedUp: ClaimedRow[];
}

/**
 * Stores the candidates of claimed rows in one tracked bulk write. A candidate rejected by the model doesn't affect
 * others.
 */
async function storeCandidates(
  { mongo, changes }: { mongo: Mongo; changes: Changes },
  rows: readonly ClaimedRow[],
  origin: ImportOrigin,
): Promise<StoreResult> {
  const missing = rows.filter(({ stored }) => !stored);
  const earlier = rows.length - missing.length;
  if (missing.length === 0) return { saved: earlier, refused: [], signedUp: [] };
  const applicantIds = await nextApplicantIds(mongo, missing.length);
  const records = missing.map((row, at) =>
    toRecord(row.fields, { ...origin, _id: row.candidate, applicantID: applicantIds[at]! }),
  );
  try {
    const signedUp = await insert({ mongo, changes }, missing, records);
    return { saved: rows.length - signedUp.length, refused: [], signedUp };
  } catch (error) {
    if (!(error instanceof mongoose.Error.ValidationError)) throw error;
  }
  const reasons = await Promise.all(records.map((record) => reasonAgainst(mongo, record)));
  const refused = missing.flatMap((row, at) => (reasons[at] ? [{ row, reason: reasons[at] }] : []));
  const [fitting, fittingRows] = [records, missing].map((list) => list.filter((_, at) => !reasons[at]));
  const signedUp = await insert({ mongo, changes }, fittingRows as ClaimedRow[], fitting as typeof records);
  return { saved: rows.length - refused.length - signedUp.length, refused, signedUp };
}

/**
 * A taken key is the candidate's own `_id`, stored by an earlier attempt or by a sign-up. Returns those of sign-ups.
 */
async function insert(
  { mongo, changes }: { mongo: Mongo; changes: Changes },
  rows: readonly ClaimedRow[],
  records: ReturnType<typeof toRecord>[],
): Promise<ClaimedRow[]> {
  const { duplicates } = await changes.candidates.bulkInsert(records);
  if (duplicates.length === 0) return [];
  const taken = duplicates.map((at) => rows[at]!);
  const $in = taken.map(({ candidate }) => candidate);
  const stored = await mongo.candidates
    .find({ _id: { $in } }, { user: 1, importedBy: 1 })
    .lean<Pick<CandidateRecord, '_id' | 'user' | 'importedBy'>[]>();
  const ofSignUps = new Set(stored.filter(({ user, importedBy }) => user && !importedBy).map(({ _id }) => String(_id)));
  return taken.filter(({ candidate }) => ofSignUps.has(String(candidate)));
}

async function reasonAgainst(mongo: Mongo, record: object): Promise<string | null> {
  try {
    await new mongo.candidates({ ...record, revision: 1 }).validate();
    return null;
  } catch (error) {
    if (error instanceof mongoose.Error.ValidationError) return error.message;
    throw error;
  }
}

interface BatchResult {
  saved: number;
  /** In the file's order. */
  reported: ReportedRow[];
}

/** A batch whose rows are read and whose contacts are claimed, ready to be stored. */
export interface ClaimedBatch extends Claims {
  batch: RowBatch;
  refused: ReportedRow[];
  /** By the row's place, of rows that were not refused. */
  unread: ReadonlyMap<number, UnreadCell[]>;
}

/** Reads a batch's rows and claims their contacts. */
export async function claimBatch(
  mongo: Mongo,
  batch: RowBatch,
  columns: readonly RecognisedColumn[],
  { task, now }: ImportOrigin,
  numberOfRow: (place: number) => number,
): Promise<ClaimedBatch> {
  const { understood, refused, unread } = readRows(batch, columns, now);
  return { batch, refused, unread, ...(await claimContacts(mongo, task, understood, numberOfRow)) };
}

const SIGNED_UP = 'A person has just signed up with the same email.';

/** Stores a claimed batch. Claiming and storing again after a crash has the same result. */
export async function storeBatch(
  context: Pick<TaskContext, 'mongo' | 'changes'>,
  { claimed, duplicates, refused, unread }: ClaimedBatch,
  origin: ImportOrigin,
): Promise<BatchResult> {
  const stored = await storeCandidates(context, claimed, origin);
  const rejected = stored.refused.map(({ row }) => row);
  if (rejected.length > 0) await releaseContacts(context.mongo, origin.task, rejected);
  await releaseSignedUp(context.mongo, stored.signedUp, origin.task);
  const signedUp = stored.signedUp.map((row) => ({ ...row, reason: SIGNED_UP }));
  const leftOut = new Set([...rejected, ...stored.signedUp].map(({ place }) => place));
  const incomplete = claimed.filter(({ place }) => unread.has(place) && !leftOut.has(place));
  const reported = [
    ...incomplete.map((row) => toReportedRow(row, 'incomplete', unread.get(row.place) ?? [], row.candidate)),
    ...refused,
    ...[...duplicates, ...signedUp].map((row) => toReportedRow(row, 'duplicate', [{ column: '', reason: row.reason }])),
    ...stored.refused.map(({ row, reason }) => toReportedRow(row, 'refused', [{ column: '', reason }])),
  ].toSorted((a, b) => a.rowNumber - b.rowNumber);
  return { saved: stored.saved, reported };
}

function readRows(batch: RowBatch, columns: readonly RecognisedColumn[], today: Date) {
  const understood: ImportRow[] = [];
  const refused: ReportedRow[] = [];
  const unread = new Map<number, UnreadCell[]>();
  batch.rows.forEach(({ number, cells }, at) => {
    if (isErasedRow(cells)) {
      refused.push(toErasedRow(number));
      return;
    }
    const place = batch.start + at;
    const row = readRow(columns, cells, today);
    if (row.fields === null) {
      refused.push(toReportedRow({ number, cells }, 'refused', [{ column: '', reason: row.refused }, ...row.unread]));
      return;
    }
    if (row.unread.length > 0) unread.set(place, row.unread);
    const { fields } = row;
    understood.push({ place, number, cells, fields, keys: rowKeys(fields, columns, cells) });
  });
  return { understood, refused, unread };
}
