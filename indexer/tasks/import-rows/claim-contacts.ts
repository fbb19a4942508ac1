import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { type Cell, cellText } from '#indexer/files/spreadsheet/cells/cell.ts';
import type { RecognisedColumn } from '#indexer/files/spreadsheet/recognise-columns.ts';
import { findOwners, type Owner } from '#indexer/identity/identify.ts';
import { insertUnordered } from '#mongo/changes/insert-unordered.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { contactKeys } from '#mongo/identity/contact-keys.ts';
import type { RowFields } from './read-column.ts';

/**
 * The keys that identify a row's person in `candidateContacts`: email and phone, or without both the fingerprint of the
 * recognised cells, in any column order.
 */
export function rowKeys(fields: RowFields, columns: readonly RecognisedColumn[], cells: readonly Cell[]): string[] {
  const keys = contactKeys(fields);
  if (keys.length > 0) return keys;
  const recognised = columns
    .map(({ column, at }) => [column, cellText(cells[at])])
    .filter(([, text]) => text !== '')
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return [`row:${createHash('sha256').update(JSON.stringify(recognised)).digest('hex')}`];
}

/** The kind of a taken key, for the report. */
function keyName(key: string): 'email' | 'phone number' | 'cells' {
  if (key.startsWith('email:')) return 'email';
  return key.startsWith('phone:') ? 'phone number' : 'cells';
}

const TASK_BYTES = 5;
const ROW_BYTES = 3;

/**
 * The `_id` of the candidate that a row becomes: always the same for the same row of the same import, so that a repeat
 * after a crash finds what it left. It starts with the import's time, as every `_id` does, and ends with the data row's
 * number (from 0, below 16 million), so that rows are in order.
 */
export function rowCandidateId(task: Types.ObjectId, row: number): Types.ObjectId {
  const bytes = Buffer.alloc(12);
  Buffer.from(task.id).copy(bytes, 0, 0, 4);
  createHash('sha256').update(task.id).digest().copy(bytes, 4, 0, TASK_BYTES);
  bytes.writeUIntBE(row, 4 + TASK_BYTES, ROW_BYTES);
  return new Types.ObjectId(bytes);
}

/** The data row of this import that an `_id` belongs to; null if it is of no or another import. */
export function rowOfCandidateId(task: Types.ObjectId, id: Types.ObjectId): number | null {
  const row = Buffer.from(id.id).readUIntBE(4 + TASK_BYTES, ROW_BYTES);
  return rowCandidateId(task, row).equals(id) ? row : null;
}

export interface Claims {
  claimed: ClaimedRow[];
  duplicates: DuplicateRow[];
}

/** The sheet's number of an earlier data row of this import. */
type NumberOfRow = (place: number) => number;

/**
 * Claims each row's contact keys before its candidate exists, so that no two candidates ever share one. A row with
 * another owner's key is a duplicate and claims nothing. Idempotent for the same rows.
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
  return insertClaims(mongo, task, claims);
}

const isSignedUp = (keys: readonly string[], own: Types.ObjectId, owners: Map<string, Owner>, task: Types.ObjectId) =>
  keys.some((key) => owners.get(key)?.candidate.equals(own) && isTaken(owners.get(key), own, task));

/** A sign-up stored its candidate under the row's `_id`: releases the phone that the row claimed for it. */
export async function releaseSignedUp(mongo: Mongo, rows: readonly ImportRow[], task: Types.ObjectId): Promise<void> {
  for (const { keys, place } of rows) {
    const phones = keys.filter((key) => !key.startsWith('email:'));
    const own = rowCandidateId(task, place);
    for (const _id of phones) await mongo.candidateContacts.deleteOne({ _id, candidate: own });
  }
}

/** Owned by a candidate, or by another row of this import, whose candidate may be stored concurrently. */
function isTaken(owner: Owner | undefined, own: Types.ObjectId, task: Types.ObjectId): boolean {
  if (!owner) return false;
  // a sign-up with the same email may have stored its candidate under the row's own `_id`
  if (owner.candidate.equals(own)) return owner.state === 'live' && !owner.importedBy?.equals(task);
  return owner.state === 'live' || (owner.state === 'missing' && rowOfCandidateId(task, owner.candidate) !== null);
}

/** Adds the row's keys to `owners`, for later rows. */
function claim(row: ImportRow, own: Types.ObjectId, owners: Map<string, Owner>): ClaimedRow {
  const found = row.keys.map((key) => owners.get(key)).filter((owner) => owner !== undefined);
  const stored = found.some(({ candidate, state }) => state === 'live' && candidate.equals(own));
  // another process that chose an `_id` may still be running: only under that `_id` are two candidates impossible
  const begun = found.find(({ state }) => state === 'missing')?.candidate;
  const candidate = stored ? own : (begun ?? own);
  for (const key of row.keys) owners.set(key, { candidate, state: 'live', applicantID: '', importedBy: null });
  return { ...row, candidate, stored };
}

async function insertClaims(mongo: Mongo, task: Types.ObjectId, { claimed, duplicates }: Claims): Promise<Claims> {
  const wanted = claimed.filter(({ stored }) => !stored).flatMap((row) => row.keys.map((key) => ({ row, key })));
  if (wanted.length === 0) return { claimed, duplicates };
  const taken = await insertUnordered(
    mongo.connection.collection('candidateContacts'),
    wanted.map(({ row, key }) => ({ _id: key, candidate: row.candidate, from: 'import' })),
  );
  const refused = [...taken.duplicates].map((at) => wanted[at]!);
  const owners = await findOwners(
    mongo,
    refused.map(({ key }) => key),
  );
  const isOthers = ({ row, key }: (typeof wanted)[number]) =>
    owners.get(key)?.state === 'live' && !owners.get(key)?.candidate.equals(row.candidate);
  const lost = new Set(refused.filter(isOthers).map(({ key }) => key));
  for (const { row, key } of refused) {
    if (row.keys.some((each) => lost.has(each))) continue;
    if (!(await claimTaken(mongo, row, key, owners.get(key)))) lost.add(key);
  }
  if (lost.size === 0) return { claimed, duplicates };
  const losers = claimed.filter(({ keys }) => keys.some((key) => lost.has(key)));
  await releaseContacts(mongo, task, losers);
  const reason = 'A person has just been added with the same email or phone number.';
  return {
    claimed: claimed.filter((row) => !losers.includes(row)),
    duplicates: [...duplicates, ...losers.map((row) => ({ ...row, reason }))],
  };
}

/**
 * Claims a key that was taken when the row tried to insert it. `owner` is who has it; undefined if it has been released.
 * Returns false if it belongs to a candidate.
 */
async function claimTaken(mongo: Mongo, row: ClaimedRow, key: string, owner: Owner | undefined): Promise<boolean> {
  if (owner?.candidate.equals(row.candidate)) return true;
  if (owner?.state === 'live') return false;
  if (owner?.state === 'missing') {
    // a sign-up or another import is storing this person: only under the `_id` it chose are two candidates impossible
    await mongo.candidateContacts.updateMany(
      { _id: { $in: row.keys }, candidate: row.candidate },
      { $set: { candidate: owner.candidate } },
    );
    row.candidate = owner.candidate;
    return true;
  }
  if (await replaceOwner(mongo, key, owner?.candidate, row.candidate)) return true;
  return claimTaken(mongo, row, key, (await findOwners(mongo, [key])).get(key));
}

/** Gives a key to another candidate; false if its owner is no longer the one that was read. */
async function replaceOwner(
  mongo: Mongo,
  _id: string,
  before: Types.ObjectId | undefined,
  candidate: Types.ObjectId,
): Promise<boolean> {
  if (before) {
    const $set = { candidate, from: 'import' as const };
    return (await mongo.candidateContacts.updateOne({ _id, candidate: before }, { $set })).matchedCount > 0;
  }
  const contact = { _id, candidate, from: 'import' };
  return (await insertUnordered(mongo.connection.collection('candidateContacts'), [contact])).duplicates.size === 0;
}

/** Releases the keys that rows have claimed; those of a person whom another process stores are that process's. */
export async function releaseContacts(mongo: Mongo, task: Types.ObjectId, rows: readonly ClaimedRow[]): Promise<void> {
  for (const { keys, candidate, place } of rows) {
    if (candidate.equals(rowCandidateId(task, place)))
      await mongo.candidateContacts.deleteMany({ _id: { $in: keys }, candidate });
  }
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

/** A parsed row, before it becomes a candidate. */
export interface ImportRow {
  /** The data row's position in the file, from 0. */
  place: number;
  /** As the spreadsheet numbers it. */
  number: number;
  cells: Cell[];
  fields: RowFields;
  /** See contact-keys.ts. */
  keys: string[];
}

/** A row whose contacts are claimed. */
export interface ClaimedRow extends ImportRow {
  /** Its own (`rowCandidateId`), or the one that another process chose for the same person. */
  candidate: Types.ObjectId;
  /** An earlier attempt at this import has already stored the candidate. */
  stored: boolean;
}

/** A row whose email, phone or cells already have an owner. */
interface DuplicateRow extends ImportRow {
  reason: string;
}

/**
 * Claims more contact keys for a candidate; returns null on success, otherwise the owner of a taken key. `owners` are
 * those known before, and receives the new claims.
 */
export async function claimKeys(
  mongo: Mongo,
  candidate: Types.ObjectId,
  keys: readonly string[],
  owners: Map<string, Owner>,
): Promise<string | null> {
  // a missing candidate is being stored by another process; keys left by a crash are swept
  const isOthers = (owner: Owner | undefined) =>
    owner !== undefined && owner.state !== 'removed' && !owner.candidate.equals(candidate);
  const taken = keys.find((key) => isOthers(owners.get(key)));
  if (taken) return takenBy(taken, owners.get(taken));
  for (const _id of keys) {
    let owner = owners.get(_id);
    while (!owner?.candidate.equals(candidate) && !(await replaceOwner(mongo, _id, owner?.candidate, candidate))) {
      owner = (await findOwners(mongo, [_id])).get(_id);
      if (isOthers(owner)) return takenBy(_id, owner);
    }
    owners.set(_id, { candidate, state: 'live', applicantID: '', importedBy: null });
  }
  return null;
}

const takenBy = (key: string, owner: Owner | undefined): string =>
  `${owner?.applicantID || 'Another candidate'} has the same ${keyName(key)}.`;
