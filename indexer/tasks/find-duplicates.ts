import type { Types } from 'mongoose';
import { stillSuspected } from '#mongo/distinct-pairs.ts';
import { DUPLICATE_FIELDS, type DuplicateReason, duplicateKeys } from '#mongo/duplicate-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { DuplicateGroupRecord } from '#mongo/models/duplicate-group.ts';
import { SharedKeys, type Suspicion } from './find-duplicates/shared-keys.ts';
import type { RunTask } from './task-context.ts';

/** More than anybody works through before the next look. */
const MOST_GROUPS = 5_000;
const REPORT_EVERY = 10_000;
const STORED_AT_ONCE = 500;
const weights: Record<DuplicateReason, number> = {
  email: 8,
  phone: 8,
  'name and birth date': 4,
  'name and employer': 2,
};

/**
 * Looks through all candidates for those that may be one person: the same email, phone, or name with birth date or
 * employer, but for those whom an admin has told apart. The groups take the place of the former look's; after a crash
 * it begins anew.
 */
export const run: RunTask = async ({ mongo, report, signal }, { _id: task }) => {
  const total = await mongo.candidates.estimatedDocumentCount();
  await report({ processed: 0, total, message: 'Looking through the candidates' });
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
  const groups = found.slice(0, MOST_GROUPS).map(({ owners, reasons }, place): DuplicateGroupRecord => {
    const candidates = owners.map((owner) => ids[owner]!);
    const suspected = stillSuspected(
      candidates.map((_id) => ({ _id })),
      distinct,
    );
    return { _id: `${task}:${place}`, task, place, candidates, reasons, settled: suspected.length < 2 };
  });
  await mongo.duplicateGroups.deleteMany({ task });
  for (let start = 0; start < groups.length; start += STORED_AT_ONCE) {
    signal.throwIfAborted();
    await mongo.duplicateGroups.insertMany(groups.slice(start, start + STORED_AT_ONCE));
  }
  await mongo.duplicateGroups.deleteMany({ task: { $ne: task } });
  await report({ processed: ids.length, total: ids.length, saved: groups.length });
  return { candidates: ids.length, found: found.length, kept: groups.length };
};

const weightOf = ({ reasons }: Suspicion): number => reasons.reduce((sum, reason) => sum + weights[reason], 0);
