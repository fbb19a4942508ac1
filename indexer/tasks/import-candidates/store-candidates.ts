import mongoose from 'mongoose';
import type { Changes } from '#mongo/changes/open-changes.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { nextApplicantIds } from '#mongo/next-number.ts';
import type { ClaimedRow } from './import-row.ts';
import { type RecordOrigin, toRecord } from './to-record.ts';

export type ImportOrigin = Pick<RecordOrigin, 'task' | 'importedByName' | 'now' | 'newId'>;

/** Rows that the record's model refuses, and why: limits that no reader of cells knows of. */
export interface StoreResult {
  saved: number;
  refused: { row: ClaimedRow; reason: string }[];
}

/** Stores the candidates of claimed rows by one tracked bulk write. One that the model refuses stops no other. */
export async function storeCandidates(
  { mongo, changes }: { mongo: Mongo; changes: Changes },
  rows: readonly ClaimedRow[],
  origin: ImportOrigin,
): Promise<StoreResult> {
  const missing = rows.filter(({ stored }) => !stored);
  const earlier = rows.length - missing.length;
  if (missing.length === 0) return { saved: earlier, refused: [] };
  const applicantIds = await nextApplicantIds(mongo, missing.length);
  const records = missing.map((row, at) =>
    toRecord(row.fields, { ...origin, _id: row.candidate, applicantID: applicantIds[at]! }),
  );
  try {
    // a key that is taken is the candidate's own `_id`: stored by an earlier attempt, or by who had begun with it
    await changes.candidates.bulkInsert(records);
    return { saved: rows.length, refused: [] };
  } catch (error) {
    if (!(error instanceof mongoose.Error.ValidationError)) throw error;
  }
  const reasons = await Promise.all(records.map((record) => reasonAgainst(mongo, record)));
  const refused = missing.flatMap((row, at) => (reasons[at] ? [{ row, reason: reasons[at] }] : []));
  await changes.candidates.bulkInsert(records.filter((_, at) => !reasons[at]));
  return { saved: rows.length - refused.length, refused };
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
