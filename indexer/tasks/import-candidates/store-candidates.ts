import mongoose from 'mongoose';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { nextApplicantIds } from '#mongo/next-number.ts';
import type { ClaimedRow } from './import-row.ts';
import { type RecordOrigin, toRecord } from './to-record.ts';

export type ImportOrigin = Pick<RecordOrigin, 'task' | 'importedByName' | 'now' | 'newId'>;

/** Rows that the record's model refuses, and why: limits that no reader of cells knows of. */
export interface StoreResult {
  saved: number;
  refused: { row: ClaimedRow; reason: string }[];
  /** A sign-up with the same email has stored its candidate under the `_id` chosen for the row. */
  signedUp: ClaimedRow[];
}

/** Stores the candidates of claimed rows by one tracked bulk write. One that the model refuses stops no other. */
export async function storeCandidates(
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

/** A key that is taken is the candidate's own `_id`: stored by an earlier attempt, or by a sign-up. Gives the latter's. */
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
