import type { Types } from 'mongoose';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { keyName } from './contact-keys.ts';
import { findOwners, type Owner } from './find-owners.ts';
import type { ClaimedRow, DuplicateRow, ImportRow } from './import-row.ts';
import { rowCandidateId, rowOfCandidateId } from './row-candidate-id.ts';

export interface Claims {
  claimed: ClaimedRow[];
  duplicates: DuplicateRow[];
}

/** The sheet's number of an earlier data row of this import. */
type NumberOfRow = (place: number) => number;

/**
 * Makes each row's contact keys its own, before there is a candidate, so that no two candidates ever share one. A row
 * with a key that is somebody else's is a duplicate and claims nothing. Done again for the same rows it gives the same.
 */
export async function claimContacts(
  mongo: Mongo,
  task: Types.ObjectId,
  rows: readonly ImportRow[],
  numberOfRow: NumberOfRow,
): Promise<Claims> {
  const owners = await findOwners(mongo, [...new Set(rows.flatMap(({ keys }) => keys))]);
  const claims: Claims = { claimed: [], duplicates: [] };
  for (const row of rows) {
    const own = rowCandidateId(task, row.place);
    const taken = row.keys.find((key) => isTaken(owners.get(key), own, task));
    if (taken) claims.duplicates.push({ ...row, reason: reasonOf(taken, owners.get(taken)!, task, numberOfRow) });
    else claims.claimed.push(claim(row, own, owners));
  }
  await releaseSignedUp(
    mongo,
    claims.duplicates.filter(({ keys, place }) => isSignedUp(keys, rowCandidateId(task, place), owners, task)),
    task,
  );
  return insertClaims(mongo, claims);
}

const isSignedUp = (keys: readonly string[], own: Types.ObjectId, owners: Map<string, Owner>, task: Types.ObjectId) =>
  keys.some((key) => owners.get(key)?.candidate.equals(own) && isTaken(owners.get(key), own, task));

/** A sign-up stored its candidate under the row's `_id`: the phone that the row claimed for it is given up. */
export async function releaseSignedUp(mongo: Mongo, rows: readonly ImportRow[], task: Types.ObjectId): Promise<void> {
  for (const { keys, place } of rows) {
    const phones = keys.filter((key) => !key.startsWith('email:'));
    const own = rowCandidateId(task, place);
    for (const _id of phones) await mongo.candidateContacts.deleteOne({ _id, candidate: own });
  }
}

/** By a candidate, or by another row of this import, whose candidate may be on its way at this moment. */
function isTaken(owner: Owner | undefined, own: Types.ObjectId, task: Types.ObjectId): boolean {
  if (!owner) return false;
  // under the row's own `_id` a sign-up with the same email may have stored its candidate
  if (owner.candidate.equals(own)) return owner.state === 'live' && !owner.importedBy?.equals(task);
  return owner.state === 'live' || (owner.state === 'missing' && rowOfCandidateId(task, owner.candidate) !== null);
}

/** Puts the row's keys into `owners`, for the rows after it. */
function claim(row: ImportRow, own: Types.ObjectId, owners: Map<string, Owner>): ClaimedRow {
  const found = row.keys.map((key) => owners.get(key)).filter((owner) => owner !== undefined);
  const stored = found.some(({ candidate, state }) => state === 'live' && candidate.equals(own));
  // whoever chose an `_id` and then stopped may still be at it: only under that one can there never be two
  const begun = found.find(({ state }) => state === 'missing')?.candidate;
  const candidate = stored ? own : (begun ?? own);
  for (const key of row.keys) owners.set(key, { candidate, state: 'live', applicantID: '', importedBy: null });
  return { ...row, candidate, stored };
}

async function insertClaims(mongo: Mongo, { claimed, duplicates }: Claims): Promise<Claims> {
  const wanted = claimed
    .filter(({ stored }) => !stored)
    .flatMap((row) => row.keys.map((key) => ({ _id: key, candidate: row.candidate, from: 'import' as const })));
  if (wanted.length === 0) return { claimed, duplicates };
  const taken = await insertUnordered(mongo.connection.collection('candidateContacts'), wanted);
  const refused = [...taken.duplicates].map((at) => wanted[at]!);
  const owners = await findOwners(
    mongo,
    refused.map(({ _id }) => _id),
  );
  const lost = new Set<string>();
  for (const { _id, candidate } of refused) {
    const owner = owners.get(_id);
    if (owner?.candidate.equals(candidate)) continue;
    if (owner?.state === 'live') lost.add(_id);
    else await mongo.candidateContacts.updateOne({ _id }, { $set: { candidate, from: 'import' } }, { upsert: true });
  }
  if (lost.size === 0) return { claimed, duplicates };
  const losers = claimed.filter(({ keys }) => keys.some((key) => lost.has(key)));
  await releaseContacts(mongo, losers, lost);
  const reason = 'Somebody has just been added with the same email or phone number.';
  return {
    claimed: claimed.filter((row) => !losers.includes(row)),
    duplicates: [...duplicates, ...losers.map((row) => ({ ...row, reason }))],
  };
}

/** Gives up what rows have claimed, but for the keys of others. */
export async function releaseContacts(
  mongo: Mongo,
  rows: readonly ClaimedRow[],
  others: ReadonlySet<string> = new Set(),
) {
  const keys = rows.flatMap((row) => row.keys).filter((key) => !others.has(key));
  await mongo.candidateContacts.deleteMany({ _id: { $in: keys } });
}

function reasonOf(
  key: string,
  { candidate, state, applicantID, importedBy }: Owner,
  task: Types.ObjectId,
  numberOfRow: NumberOfRow,
): string {
  const place = state === 'live' && !importedBy?.equals(task) && applicantID ? null : rowOfCandidateId(task, candidate);
  const what = keyName(key);
  if (place !== null) return `Row ${numberOfRow(place)} of this file has the same ${what}.`;
  return what === 'cells'
    ? `The same row was imported before (${applicantID}).`
    : `${applicantID} has the same ${what}.`;
}
