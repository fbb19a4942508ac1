import type { Types } from 'mongoose';
import { candidateName } from '#api/candidates/find-candidate.ts';
import { DISTINCT_PER_PAGE, distinctPairs } from '#api/contract/distinct-pairs.ts';
import { readPage } from '#api/read-page.ts';
import { fullName } from '#api/users/full-name.ts';
import { readAccounts } from '#api/users/read-accounts.ts';
import type { CandidateRecord } from '#mongo/models/candidate.ts';
import { handler } from './handler.ts';

export const distinctPairsRoute = handler(distinctPairs, async ({ input: { query }, deps: { mongo } }) => {
  const sort = { at: -1, _id: 1 } as const;
  const pairs = await readPage(mongo.distinctPairs, {}, { sort, page: query.page, perPage: DISTINCT_PER_PAGE });
  const candidates = await mongo.candidates
    .find({ _id: { $in: pairs.records.flatMap((pair) => pair.candidates) } })
    .lean<CandidateRecord[]>();
  const admins = await readAccounts(
    mongo,
    pairs.records.map(({ by }) => by),
  );
  const names = new Map(admins.map((admin) => [admin._id, fullName(admin)]));
  const personOf = (id: Types.ObjectId) => {
    const record = candidates.find(({ _id }) => _id.equals(id));
    return { _id: String(id), applicantID: record?.applicantID ?? '', name: record ? candidateName(record) : '' };
  };
  return {
    success: true,
    pairs: pairs.records.map(({ _id, candidates: [one, other], by, at }) => ({
      _id,
      candidates: [personOf(one!), personOf(other!)] satisfies [unknown, unknown],
      byName: names.get(String(by)) ?? '',
      at: at.toISOString(),
    })),
    total: pairs.total,
    totalPages: pairs.totalPages,
  };
});
