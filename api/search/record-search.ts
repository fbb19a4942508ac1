import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { asksSomething, storeFilter } from '#domain/filters/stored-filter.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import { SEARCH_HISTORY_LENGTH } from '#mongo/models/search-history.ts';

export interface RanSearch {
  /** The `_id` of the account that ran it. */
  user: string;
  filter: CandidateFilter;
  found: number;
}

/**
 * Puts a search into its account's history, once for each filter; one that asks nothing, or a later page, is not put
 * there.
 */
export async function recordSearch(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  { user, filter, found }: RanSearch,
): Promise<void> {
  const { version, filter: stored } = storeFilter({ ...filter, sort: { by: 'relevance', order: 'desc' } });
  if (filter.currentPage !== 1 || !asksSomething({ version, filter: stored })) return;
  const digest = createHash('sha256').update(JSON.stringify(stored)).digest();
  const _id = `${user}:${digest.toString('base64url')}`;
  const again = { $set: { found, at: now() } };
  if ((await mongo.searchHistory.updateOne({ _id }, again)).matchedCount === 1) return;
  const account = new Types.ObjectId(user);
  try {
    // not an upsert: two at once may both believe that they were first
    await mongo.searchHistory.insertMany([
      { _id, user: account, filter: stored, filterVersion: version, found, at: now() },
    ]);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
  }
  // to look for the oldest costs more than all before, and some more than are listed do no harm: one search in sixteen
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
