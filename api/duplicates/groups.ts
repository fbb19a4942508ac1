import { Types } from 'mongoose';
import type { Mongo } from '#mongo/connect-mongo.ts';
import {
  type DuplicateReason,
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
 * These groups as their candidates are now: who is gone, shares nothing any longer or was told apart from the others is
 * left out, as is who is then alone.
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

/** Of the pairs that these candidates are in. */
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
    .map(({ reason, all }) => ({ reason, suspected: stillSuspected([...all], distinct) }))
    .filter(({ suspected }) => suspected.length > 1);
  const reasons = new Set(shared.map(({ reason }) => reason));
  const sharing = new Set(shared.flatMap(({ suspected }) => suspected));
  return {
    reasons: duplicateReasons.filter((reason) => reasons.has(reason)),
    candidates: candidates.filter((candidate) => sharing.has(candidate)),
  };
}

/** After pairs of this candidate's were told apart, or no longer are: which of its groups are still shown. */
export async function settleGroups(mongo: Mongo, candidate: string): Promise<void> {
  const groups = await mongo.duplicateGroups
    .find({ candidates: new Types.ObjectId(candidate) })
    .lean<DuplicateGroupRecord[]>();
  const open = new Set((await confirmGroups(mongo, groups)).map(({ _id }) => _id));
  for (const { _id } of groups) {
    await mongo.duplicateGroups.updateOne({ _id }, { $set: { settled: !open.has(_id) } });
  }
}
