import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import {
  type DuplicateReason,
  differInAll,
  duplicateKeys,
  duplicateReasons,
  stillSuspected,
} from '#mongo/identity/duplicate-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { DuplicateGroupRecord } from '#mongo/models/duplicate-group.ts';

interface ConfirmedGroup {
  _id: string;
  reasons: DuplicateReason[];
  candidates: CandidateRecord[];
}

/**
 * Returns these groups with their candidates' current state. Candidates that are removed, share nothing any longer or
 * are marked as distinct are omitted, and so are groups of one.
 */
export async function confirmGroups(mongo: Mongo, groups: readonly DuplicateGroupRecord[]): Promise<ConfirmedGroup[]> {
  const ids = [...new Map(groups.flatMap(({ candidates }) => candidates).map((id) => [String(id), id])).values()];
  const records = await mongo.candidates.find({ _id: { $in: ids } }).lean<CandidateRecord[]>();
  const distinct = await distinctKeys(mongo, ids);
  const byId = new Map(records.filter(({ deleted }) => !deleted).map((record) => [String(record._id), record]));
  return groups.flatMap(({ _id, candidates }) => {
    const confirmed = confirm(
      candidates.flatMap((id) => byId.get(String(id)) ?? []),
      distinct,
    );
    return confirmed.candidates.length > 1 ? [{ _id, ...confirmed }] : [];
  });
}

/** The keys of the distinct pairs that contain these candidates. */
async function distinctKeys(mongo: Mongo, ids: readonly Types.ObjectId[]): Promise<Set<string>> {
  const pairs = await mongo.distinctPairs.find({ candidates: { $in: ids } }, { _id: 1 }).lean();
  return new Set(pairs.map(({ _id }) => _id));
}

function confirm(candidates: readonly CandidateRecord[], distinct: ReadonlySet<string>): Omit<ConfirmedGroup, '_id'> {
  const owners = new Map<string, { reason: DuplicateReason; all: Set<CandidateRecord> }>();
  for (const candidate of candidates) {
    for (const { reason, key } of duplicateKeys(candidate)) {
      const sharing = owners.get(`${reason} ${key}`) ?? { reason, all: new Set() };
      sharing.all.add(candidate);
      owners.set(`${reason} ${key}`, sharing);
    }
  }
  const shared = [...owners.values()]
    .map(({ reason, all }) => ({ reason, suspected: stillSuspected([...all], distinct, differInAll) }))
    .filter(({ suspected }) => suspected.length > 1);
  const reasons = new Set(shared.map(({ reason }) => reason));
  const sharing = new Set(shared.flatMap(({ suspected }) => suspected));
  return {
    reasons: duplicateReasons.filter((reason) => reasons.has(reason)),
    candidates: candidates.filter((candidate) => sharing.has(candidate)),
  };
}

/** Updates which of a candidate's groups are shown, after its pairs were marked as distinct or unmarked. */
export async function settleGroups(mongo: Mongo, candidate: string): Promise<void> {
  const groups = await mongo.duplicateGroups
    .find({ candidates: new Types.ObjectId(candidate) })
    .lean<DuplicateGroupRecord[]>();
  const open = new Set((await confirmGroups(mongo, groups)).map(({ _id }) => _id));
  for (const { _id } of groups) {
    await mongo.duplicateGroups.updateOne({ _id }, { $set: { settled: !open.has(_id) } });
  }
}
