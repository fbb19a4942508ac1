import { isDeepStrictEqual } from 'node:util';
import mongoose, { Types, type UpdateQuery } from 'mongoose';
import type { RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import type { RowBatch } from '#indexer/files/spreadsheet/row-batches.ts';
import { readCells } from '#indexer/tasks/import-candidates/read-row.ts';
import { toReportedRow } from '#indexer/tasks/import-candidates/report-rows.ts';
import type { TaskContext } from '#indexer/tasks/task-context.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/contact-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ReportedRow, RowProblem } from '#mongo/models/import-report.ts';
import { claimKeys } from './claim-keys.ts';
import { type FilledIn, fillIn } from './fill-in.ts';
import { candidateOf, findKnown, type Known, type NamedRow, readApplicantID } from './find-known.ts';

export interface InfoColumns {
  recognised: readonly RecognisedColumn[];
  /** Where the applicant ID stands, from 0; -1 where no column has it. */
  idAt: number;
  idHeader: string;
}

export interface InfoOrigin {
  importedByName: string;
  /** The batch's time: it stands in what the batch changes. */
  at: Date;
}

export interface FilledBatch {
  saved: number;
  unchanged: number;
  /** In the file's order. */
  reported: ReportedRow[];
}

/** Fills a batch's rows into the candidates they mean, each candidate by one tracked write, however many rows it has. */
export async function fillInBatch(
  { mongo, changes }: Pick<TaskContext, 'mongo' | 'changes'>,
  batch: RowBatch,
  columns: InfoColumns,
  origin: InfoOrigin,
): Promise<FilledBatch> {
  const { understood, refused } = readRows(batch, columns, origin.at);
  const known = await findKnown(mongo, understood);
  const updates = new Map<string, { id: Types.ObjectId; set: FilledIn }>();
  const result: FilledBatch = { saved: 0, unchanged: 0, reported: refused };
  for (const row of understood) {
    const record = candidateOf(known, row);
    const filled = typeof record === 'string' ? record : await fillInRow(mongo, known, record, row);
    if (typeof record === 'string' || typeof filled === 'string') {
      result.reported.push(toReportedRow(row, 'refused', [{ column: '', reason: String(filled) }]));
    } else if (Object.keys(filled).length === 0) {
      // done by an earlier attempt at this very batch
      if (isDeepStrictEqual(record.updatedOn, origin.at)) result.saved += 1;
      else result.unchanged += 1;
    } else {
      const id = record._id.toHexString();
      updates.set(id, { id: record._id, set: { ...updates.get(id)?.set, ...filled } });
      Object.assign(record, filled);
      result.saved += 1;
    }
  }
  const by = { updatedOn: origin.at, updatedBy: origin.importedByName };
  await changes.candidates.bulkUpdate(
    [...updates.values()].map(({ id, set }) => ({ id, update: toUpdate({ ...set, ...by }) })),
  );
  return { ...result, reported: result.reported.toSorted((a, b) => a.rowNumber - b.rowNumber) };
}

function toUpdate(filled: FilledIn): UpdateQuery<CandidateRecord> {
  const fields = Object.entries(filled);
  const gone = fields.filter(([, value]) => value === undefined).map(([name]) => [name, '']);
  return {
    $set: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
  };
}

function readRows(batch: RowBatch, { recognised, idAt, idHeader }: InfoColumns, today: Date) {
  const understood: NamedRow[] = [];
  const refused: ReportedRow[] = [];
  for (const { number, cells } of batch.rows) {
    const { fields, problems } = readCells(recognised, cells, today);
    const applicantID = readApplicantID(cells[idAt]);
    const wrong: RowProblem[] = [
      ...(applicantID === null ? [{ column: idHeader, reason: 'is no applicant ID; write it as SAN-000123' }] : []),
      ...problems,
    ];
    if (applicantID === null || wrong.length > 0) refused.push(toReportedRow({ number, cells }, 'refused', wrong));
    else understood.push({ number, cells, fields, applicantID });
  }
  return { understood, refused };
}

const OWN_EMAIL = 'The candidate signs in with another email; only they can change it.';

/** What a row changes of its candidate, whose new contacts are its own by then; or why it may not. */
async function fillInRow(
  mongo: Mongo,
  known: Known,
  record: CandidateRecord,
  { fields }: NamedRow,
): Promise<FilledIn | string> {
  const filled = fillIn(record, fields, () => new Types.ObjectId());
  if (Object.keys(filled).length === 0) return filled;
  if (record.user && filled.emailAddress) return OWN_EMAIL;
  const problem = await problemOf(mongo, { ...record, ...filled });
  if (problem) return problem;
  const before = contactKeys(record);
  const added = contactKeys(filled).filter((key) => !before.includes(key));
  return (await claimKeys(mongo, record._id, added, known.owners)) ?? filled;
}

/** Limits that no reader of cells knows of, as the number of skills. */
async function problemOf(mongo: Mongo, record: FilledIn): Promise<string | null> {
  try {
    await new mongo.candidates(record).validate();
    return null;
  } catch (error) {
    if (error instanceof mongoose.Error.ValidationError) return error.message;
    throw error;
  }
}
