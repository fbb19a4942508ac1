import type { Types, UpdateQuery } from 'mongoose';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { EntryKind } from './entry-kinds.ts';

type StoredEntry = { _id: Types.ObjectId } & Record<string, unknown>;

/** Writes a list whole. Of what has a beginning the newest stands first: cards show the first job as the latest. */
export function listUpdate<Given, Values extends object>(
  { field, startOf }: EntryKind<Given, Values>,
  list: readonly object[],
): UpdateQuery<CandidateRecord> {
  const entries = list as readonly StoredEntry[];
  const start = (entry: StoredEntry) => (startOf ? ((entry[startOf] as Date | undefined)?.getTime() ?? 0) : 0);
  const sorted = entries.toSorted(
    (a, b) => Number(Boolean(startOf && b.isOngoing)) - Number(Boolean(startOf && a.isOngoing)) || start(b) - start(a),
  );
  return { $set: { [field]: sorted } };
}
