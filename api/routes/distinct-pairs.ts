import type { Types } from 'mongoose';
import { candidateName } from '#api/candidates/find-candidate.ts';
import { DISTINCT_PER_PAGE, distinctPairs } from '#api/contract/distinct-pairs.ts';
import { fullName } from '#api/users/full-name.ts';
import { readAccounts } from '#api/users/read-accounts.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import type { DistinctPairRecord } from '#mongo/models/distinct-pair.ts';
import { handler } from './handler.ts';

export const distinctPairsRoute = handler(distinctPairs, async ({ input: { query }, deps: { mongo } }) => {
  const [pairs, total] = await Promise.all([
    mongo.distinctPairs
      .find({})
      .sort({ at: -1, _id: 1 })
      .skip((query.page - 1) * DISTINCT_PER_PAGE)
      .limit(DISTINCT_PER_PAGE)
      .lean<DistinctPairRecord[]>(),
    mongo.distinctPairs.countDocuments({}),
  ]);
  const records = await mongo.candidates
    .find({ _id: { $in: pairs.flatMap(({ candidates }) => candidates) } })
    .lean<CandidateRecord[]>();
  const admins = await readAccounts(
    mongo,
    pairs.map(({ by }) => by),
  );
  const names = new Map(admins.map((admin) => [admin._id, fullName(admin)]));
  const personOf = (id: Types.ObjectId) => {
    const record = records.find(({ _id }) => _id.equals(id));
    return { _id: String(id), applicantID: record?.applicantID ?? '', name: record ? candidateName(record) : '' };
  };
  return {
    success: true,
    pairs: pairs.map(({ _id, candidates, by, at }) => ({
      _id,
      candidates: [personOf(candidates[0]!), personOf(candidates[1]!)] satisfies [unknown, unknown],
      byName: names.get(String(by)) ?? '',
      at: at.toISOString(),
    })),
    total,
    totalPages: Math.ceil(total / DISTINCT_PER_PAGE),
  };
});
