import { isDeepStrictEqual } from 'node:util';
import mongoose, { Types, type UpdateQuery } from 'mongoose';
import type { RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { isErasedRow, type RowBatch } from '#indexer/files/spreadsheet/row-batches.ts';
import type { Identity, Owner } from '#indexer/identity/identify.ts';
import { askIdentity } from '#indexer/identity/identity-questions.ts';
import type { TaskContext } from '#indexer/task-runner/task-context.ts';
import { claimKeys } from '#indexer/tasks/import-rows/claim-contacts.ts';
import type { RowFields } from '#indexer/tasks/import-rows/read-column.ts';
import { readCells, type UnreadCell } from '#indexer/tasks/import-rows/read-row.ts';
import { toErasedRow, toReportedRow } from '#indexer/tasks/import-rows/report-rows.ts';
import { toRecord } from '#indexer/tasks/import-rows/to-record.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import { identitySide } from '#mongo/identity/identity-side.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { ReportedRow } from '#mongo/models/import-report.ts';
import { type FilledIn, fillIn } from './fill-in.ts';
import { candidateOf, findKnown, type NamedRow, readApplicantID } from './find-known.ts';

/** Stores a row with a possible match until an admin decides; returns the reason for the report. */
function holdRow(
  mongo: Mongo,
  { place, number, fields }: NamedRow,
  { record, cause }: Extract<Identity, { state: 'suggested' }>,
  { task, at, importedByName }: InfoOrigin,
): Promise<string> {
  const newId = () => new Types.ObjectId();
  const origin = { _id: newId(), applicantID: '', task, importedByName, now: at, newId };
  return askIdentity(
    mongo,
    {
      kind: 'row',
      cause,
      task,
      place,
      askedAt: at,
      askedByName: importedByName,
      source: `Row ${number}`,
      incoming: identitySide(toRecord(fields, origin)),
      fields: { ...fields },
    },
    record,
  );
}

export interface InfoColumns {
  recognised: readonly RecognisedColumn[];
  /** Position of the applicant ID, from 0; -1 if there is no column. */
  idAt: number;
  idHeader: string;
}

interface InfoOrigin {
  importedByName: string;
  task: Types.ObjectId;
  /** The batch's time, written into its changes. */
  at: Date;
}

interface FilledBatch {
  saved: number;
  unchanged: number;
  /** In the file's order. */
  reported: ReportedRow[];
}

/** Number of concurrent edits of a row's candidate before the row is reported. */
const TRIES = 5;
const BUSY = 'The candidate was changed at the same time. Please import this row again.';

/**
 * Fills a batch's rows into their candidates: one tracked write per candidate on the revision that was read, for any
 * number of rows. Rows whose candidate changed concurrently are read and filled in again.
 */
export async function fillInBatch(
  deps: Pick<TaskContext, 'mongo' | 'changes'>,
  batch: RowBatch,
  columns: InfoColumns,
  origin: InfoOrigin,
): Promise<FilledBatch> {
  const { understood, refused, unread } = readRows(batch, columns, origin.at);
  const result: FilledBatch = { saved: 0, unchanged: 0, reported: refused };
  let waiting = understood;
  for (let tries = 0; waiting.length > 0; tries += 1) {
    const busy: NamedRow[] = [];
    for (const { row, outcome } of await fillInRows(deps, waiting, origin)) {
      const left = unread.get(row);
      if (outcome === 'saved' || outcome === 'unchanged') {
        result[outcome] += 1;
        if (left) result.reported.push(toReportedRow(row, 'incomplete', left));
      } else if (outcome === 'conflict' && tries < TRIES) busy.push(row);
      else {
        const reason = outcome === 'conflict' ? BUSY : outcome.reason;
        result.reported.push(toReportedRow(row, 'refused', [{ column: '', reason }]));
      }
    }
    waiting = busy;
  }
  return { ...result, reported: result.reported.toSorted((a, b) => a.rowNumber - b.rowNumber) };
}

type RowOutcome = 'saved' | 'unchanged' | 'conflict' | { reason: string };

async function fillInRows(
  { mongo, changes }: Pick<TaskContext, 'mongo' | 'changes'>,
  rows: readonly NamedRow[],
  origin: InfoOrigin,
): Promise<{ row: NamedRow; outcome: RowOutcome }[]> {
  const known = await findKnown(mongo, rows);
  const updates = new Map<string, { id: Types.ObjectId; expected: number; set: FilledIn }>();
  const outcomes: { row: NamedRow; outcome: RowOutcome; candidate?: string }[] = [];
  for (const row of rows) {
    const identity = candidateOf(known, row);
    if (typeof identity === 'string') {
      outcomes.push({ row, outcome: { reason: identity } });
      continue;
    }
    const { record } = identity;
    const filled =
      identity.state === 'suggested'
        ? await holdRow(mongo, row, identity, origin)
        : await fillInRow(mongo, known.owners, record, row.fields);
    if (typeof filled === 'string') {
      outcomes.push({ row, outcome: { reason: filled } });
      continue;
    }
    const candidate = record._id.toHexString();
    if (Object.keys(filled).length === 0) {
      // done by an earlier attempt at this batch
      const isDone = isDeepStrictEqual(record.updatedOn, origin.at);
      outcomes.push({ row, candidate, outcome: isDone ? 'saved' : 'unchanged' });
    } else {
      const { _id: id, revision: expected } = record;
      updates.set(candidate, { id, expected, set: { ...updates.get(candidate)?.set, ...filled } });
      Object.assign(record, filled);
      outcomes.push({ row, candidate, outcome: 'saved' });
    }
  }
  const by = { updatedOn: origin.at, updatedBy: origin.importedByName };
  const { conflicts, gone } = await changes.candidates.bulkUpdate(
    [...updates.values()].map(({ id, expected, set }) => ({ id, expected, update: toUpdate({ ...set, ...by }) })),
  );
  // rows of a candidate that was removed since find no one when they are read again
  const conflicting = new Set([...conflicts, ...gone].map((id) => id.toHexString()));
  return outcomes.map(({ row, outcome, candidate }) => ({
    row,
    outcome: candidate && conflicting.has(candidate) ? 'conflict' : outcome,
  }));
}

export function toUpdate(filled: FilledIn): UpdateQuery<CandidateRecord> {
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
  const unread = new Map<NamedRow, UnreadCell[]>();
  for (const [at, { number, cells }] of batch.rows.entries()) {
    if (isErasedRow(cells)) {
      refused.push(toErasedRow(number));
      continue;
    }
    const read = readCells(recognised, cells, today);
    const applicantID = readApplicantID(cells[idAt]);
    if (applicantID === null) {
      const wrong = { column: idHeader, reason: 'is not an applicant ID; write it as SAN-000123' };
      refused.push(toReportedRow({ number, cells }, 'refused', [wrong, ...read.unread]));
      continue;
    }
    const row = { place: batch.start + at, number, cells, fields: read.fields, applicantID };
    understood.push(row);
    if (read.unread.length > 0) unread.set(row, read.unread);
  }
  return { understood, refused, unread };
}

const OWN_EMAIL = 'The candidate signs in with another email; only they can change it.';

/** A row's changes of its candidate, after claiming its new contacts; or why it may not change it. */
export async function fillInRow(
  mongo: Mongo,
  owners: Map<string, Owner>,
  record: CandidateRecord,
  fields: RowFields,
): Promise<FilledIn | string> {
  const filled = fillIn(record, fields, () => new Types.ObjectId());
  if (Object.keys(filled).length === 0) return filled;
  if (record.user && filled.emailAddress) return OWN_EMAIL;
  const problem = await problemOf(mongo, { ...record, ...filled });
  if (problem) return problem;
  const before = contactKeys(record);
  const added = contactKeys(filled).filter((key) => !before.includes(key));
  return (await claimKeys(mongo, record._id, added, owners)) ?? filled;
}

/** Limits that no cell reader checks, such as the number of skills. */
async function problemOf(mongo: Mongo, record: FilledIn): Promise<string | null> {
  try {
    await new mongo.candidates(record).validate();
    return null;
  } catch (error) {
    if (error instanceof mongoose.Error.ValidationError) return error.message;
    throw error;
  }
}
