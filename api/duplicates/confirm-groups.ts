import type { Mongo } from '#mongo/connect-mongo.ts';
import { type DuplicateReason, duplicateKeys, duplicateReasons } from '#mongo/duplicate-keys.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { DuplicateGroupRecord } from '#mongo/models/duplicate-group.ts';

export interface ConfirmedGroup {
  _id: string;
  reasons: DuplicateReason[];
  candidates: CandidateRecord[];
}

/** These groups as their candidates are now: who is gone or shares nothing any longer is left out, as is who is then alone. */
export async function confirmGroups(mongo: Mongo, groups: readonly DuplicateGroupRecord[]): Promise<ConfirmedGroup[]> {
  const ids = [...new Map(groups.flatMap(({ candidates }) => candidates).map((id) => [String(id), id])).values()];
  const records = await mongo.candidates.find({ _id: { $in: ids } }).lean<CandidateRecord[]>();
  const byId = new Map(records.filter(({ deleted }) => !deleted).map((record) => [String(record._id), record]));
  return groups.flatMap(({ _id, candidates }) => {
    const confirmed = confirm(candidates.flatMap((id) => byId.get(String(id)) ?? []));
    return confirmed.candidates.length > 1 ? [{ _id, ...confirmed }] : [];
  });
}

function confirm(candidates: readonly CandidateRecord[]): Omit<ConfirmedGroup, '_id'> {
  const owners = new Map<string, Set<CandidateRecord>>();
  const reasons = new Set<DuplicateReason>();
  for (const candidate of candidates) {
    for (const { reason, key } of duplicateKeys(candidate)) {
      const sharing = owners.get(`${reason} ${key}`) ?? new Set();
      owners.set(`${reason} ${key}`, sharing.add(candidate));
      if (sharing.size > 1) reasons.add(reason);
    }
  }
  const sharing = new Set([...owners.values()].filter(({ size }) => size > 1).flatMap((one) => [...one]));
  return {
    reasons: duplicateReasons.filter((reason) => reasons.has(reason)),
    candidates: candidates.filter((candidate) => sharing.has(candidate)),
  };
}
