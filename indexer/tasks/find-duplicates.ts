import { hash } from 'node:crypto';
import type { Types } from 'mongoose';
import type { RunTask } from '#indexer/task-runner/task-context.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import {
  DUPLICATE_FIELDS,
  type DuplicateKey,
  type DuplicateReason,
  differInAll,
  duplicateKeys,
  duplicateReasons,
  stillSuspected,
} from '#mongo/identity/duplicate-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { DuplicateGroupRecord } from '#mongo/models/duplicate-group.ts';

interface Suspicion {
  /** Positions of the owners, in the order they were added. */
  owners: number[];
  reasons: DuplicateReason[];
}

const REASON_BITS = 4;
const HASH_BYTES = 6;
/** More owners of one key are not duplicates: the value is meaningless, such as a test number. */
export const MOST_IN_GROUP = 20;

/**
 * Finds owners that share a key. Stores a number per key instead of its text: five million keys, those of a million
 * candidates, take about 120 MB. Hash collisions are possible but very rare: verify a match before showing it.
 */
export class SharedKeys {
  readonly #hashes: number[] = [];
  readonly #owners: number[] = [];

  add(owner: number, keys: readonly DuplicateKey[]): void {
    for (const { reason, key } of keys) {
      const number = hash('sha1', key, 'buffer').readUIntBE(0, HASH_BYTES);
      this.#hashes.push(number * REASON_BITS + duplicateReasons.indexOf(reason));
      this.#owners.push(owner);
    }
  }

  /** Each set of owners once, with every reason they share. */
  suspicions(): Suspicion[] {
    const byHash = new Map<number, number[]>();
    for (const shared of this.#sharedHashes()) byHash.set(shared, []);
    for (const [at, one] of this.#hashes.entries()) byHash.get(one)?.push(this.#owners[at]!);
    const bySet = new Map<string, Suspicion>();
    for (const [one, owners] of byHash) {
      if (owners.length < 2) continue;
      const set = owners.slice(0, MOST_IN_GROUP);
      const suspicion = bySet.get(set.join()) ?? { owners: set, reasons: [] };
      suspicion.reasons.push(duplicateReasons[one % REASON_BITS]!);
      bySet.set(set.join(), suspicion);
    }
    return [...bySet.values()].map(({ owners, reasons }) => ({
      owners,
      reasons: duplicateReasons.filter((reason) => reasons.includes(reason)),
    }));
  }

  *#sharedHashes(): Generator<number> {
    const sorted = Float64Array.from(this.#hashes).sort();
    for (let at = 1; at < sorted.length; at += 1) if (sorted[at] === sorted[at - 1]) yield sorted[at]!;
  }
}

/** More than people can review before the next search. */
const MOST_GROUPS = 5_000;
const REPORT_EVERY = 10_000;
const STORED_AT_ONCE = 500;
const READ_AT_ONCE = 500;
const weights: Record<DuplicateReason, number> = {
  email: 8,
  phone: 8,
  'name and birth date': 4,
  'name and employer': 2,
};

/**
 * Searches all candidates for possible duplicates: the same email, phone, or name with birth date or employer, except
 * those that an admin has marked as different. The groups replace the previous ones; a crash restarts the search.
 */
export const run: RunTask = async ({ mongo, report, signal }, { _id: task }) => {
  const total = await mongo.candidates.estimatedDocumentCount();
  await report({ processed: 0, total, message: 'Comparing candidates' });
  const ids: Types.ObjectId[] = [];
  const shared = new SharedKeys();
  const projection = { ...DUPLICATE_FIELDS, deleted: 1 };
  for await (const record of mongo.candidates.collection.find({}, { projection, batchSize: 2_000 })) {
    signal.throwIfAborted();
    if (record.deleted) continue;
    shared.add(ids.length, duplicateKeys(record as unknown as CandidateRecord));
    ids.push(record._id as Types.ObjectId);
    if (ids.length % REPORT_EVERY === 0) await report({ processed: ids.length });
  }
  const distinct = new Set((await mongo.distinctPairs.find({}, { _id: 1 }).lean()).map(({ _id }) => _id));
  const found = shared.suspicions().toSorted((one, other) => weightOf(other) - weightOf(one));
  const groups: DuplicateGroupRecord[] = [];
  for (let start = 0; start < found.length && groups.length < MOST_GROUPS; start += READ_AT_ONCE) {
    signal.throwIfAborted();
    const some = found.slice(start, start + READ_AT_ONCE);
    const namesakes = await readNamesakes(mongo, some, ids);
    for (const { owners, reasons } of some) {
      const candidates = owners.map((owner) => ids[owner]!);
      const people = candidates.map((_id) => ({ _id, ...namesakes.get(String(_id)) }));
      const differ = isByNameAndEmployer(reasons) ? differInAll : undefined;
      if (differ && stillSuspected(people, new Set(), differ).length < 2) continue;
      const settled = stillSuspected(people, distinct, differ).length < 2;
      const place = groups.length;
      if (place < MOST_GROUPS) groups.push({ _id: `${task}:${place}`, task, place, candidates, reasons, settled });
    }
  }
  await mongo.duplicateGroups.deleteMany({ task });
  for (let start = 0; start < groups.length; start += STORED_AT_ONCE) {
    signal.throwIfAborted();
    await mongo.duplicateGroups.insertMany(groups.slice(start, start + STORED_AT_ONCE));
  }
  await mongo.duplicateGroups.deleteMany({ task: { $ne: task } });
  await report({ processed: ids.length, total: ids.length, saved: groups.length });
  return { candidates: ids.length, found: found.length, kept: groups.length };
};

const isByNameAndEmployer = (reasons: readonly DuplicateReason[]): boolean =>
  reasons.every((reason) => reason === 'name and employer');

/** Birth dates and contacts of those who share only name and employer: the keys alone don't say whether they differ. */
async function readNamesakes(
  mongo: Mongo,
  suspicions: readonly Suspicion[],
  ids: readonly Types.ObjectId[],
): Promise<Map<string, CandidateRecord>> {
  const owners = suspicions.filter(({ reasons }) => isByNameAndEmployer(reasons)).flatMap(({ owners }) => owners);
  if (owners.length === 0) return new Map();
  const _id = { $in: [...new Set(owners)].map((owner) => ids[owner]!) };
  const records = await mongo.candidates.find({ _id }, DUPLICATE_FIELDS).lean<CandidateRecord[]>();
  return new Map(records.map((record) => [String(record._id), record]));
}

const weightOf = ({ reasons }: Suspicion): number => reasons.reduce((sum, reason) => sum + weights[reason], 0);
