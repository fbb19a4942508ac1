import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { asksSomething, storeFilter } from '#domain/filters/stored-filter.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { SEARCH_HISTORY_LENGTH } from '#mongo/models/search-history.ts';

interface RanSearch {
  /** The `_id` of the account that ran it. */
  user: string;
  filter: CandidateFilter;
  found: number;
}

/** The key and the content of a search in its account's history, whatever its order; null if it selects all candidates. */
export function historyEntry(user: string, filter: CandidateFilter) {
  const { version, filter: stored } = storeFilter({ ...filter, sort: { by: 'relevance', order: 'desc' } });
  if (!asksSomething({ version, filter: stored })) return null;
  const digest = createHash('sha256').update(JSON.stringify(stored)).digest();
  return { _id: `${user}:${digest.toString('base64url')}`, digest, version, stored };
}

/** Adds a search to its account's history, once per filter; empty searches and later pages are not recorded. */
export async function recordSearch(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { user, filter, found }: RanSearch,
): Promise<void> {
  const entry = historyEntry(user, filter);
  if (filter.currentPage !== 1 || !entry) return;
  const { _id, digest, version, stored } = entry;
  const account = new Types.ObjectId(user);
  try {
    // first, because most searches are new; not an upsert: two concurrent upserts may both report that they inserted
    await mongo.searchHistory.insertMany([
      { _id, user: account, filter: stored, filterVersion: version, found, at: now() },
    ]);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    await mongo.searchHistory.updateOne({ _id }, { $set: { found, at: now() } });
    return;
  }
  // pruning costs more than the insert and a few extra entries do no harm, so only one in sixteen searches prunes
  if ((digest[0] ?? 0) % 16 === 0) await forgetOldest(mongo, account);
}

async function forgetOldest(mongo: Dependencies['mongo'], user: Types.ObjectId): Promise<void> {
  const tooOld = await mongo.searchHistory
    .find({ user }, { _id: 1 })
    .sort({ at: -1, _id: -1 })
    .skip(SEARCH_HISTORY_LENGTH)
    .lean<{ _id: string }[]>();
  for (const { _id } of tooOld) await mongo.searchHistory.deleteOne({ _id });
}
