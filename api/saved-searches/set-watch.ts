import type { Types } from 'mongoose';
import { ALERTED_CANDIDATES, type SearchAlert } from '#api/contract/saved-search-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import { nextLook } from './next-look.ts';
import { searchIds } from './search-ids.ts';

/** Whom a search finds already: of those nobody is told. Throws 400 where they are too many, 503 where it can't run. */
export async function findWatched(
  deps: Dependencies,
  search: SavedSearchRecord,
  signal: AbortSignal,
): Promise<Types.ObjectId[]> {
  const { ids, total } = await deps.searchLimit.run(String(search.owner), () =>
    searchIds(deps, { search, not: [], most: ALERTED_CANDIDATES, signal }),
  );
  if (total > ALERTED_CANDIDATES) {
    const most = ALERTED_CANDIDATES.toLocaleString('en-IN');
    throw new ApiError(400, `This search finds more than ${most} candidates. Narrow it down to be told of new ones.`);
  }
  return ids;
}

/** Begins, changes or ends the watch over a search. What it knew stays known, so that nobody is told of twice. */
export async function setWatch(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  _id: Types.ObjectId,
  alert: SearchAlert,
  watched: readonly Types.ObjectId[],
): Promise<void> {
  const nextLookAt = nextLook(alert, now());
  if (!nextLookAt) {
    await mongo.searchWatches.updateOne({ _id }, { $unset: { nextLookAt: '' } });
    return;
  }
  const begin = () =>
    mongo.searchWatches.updateOne({ _id }, { $set: { nextLookAt }, $addToSet: { known: { $each: [...watched] } } });
  if ((await begin()).matchedCount === 1) return;
  try {
    await mongo.searchWatches.insertMany([{ _id, nextLookAt, known: [...watched] }]);
  } catch (error) {
    // another request has just begun the watch
    if (!isKeyTaken(error)) throw error;
    await begin();
  }
  if (!(await mongo.savedSearches.exists({ _id }))) await mongo.searchWatches.deleteOne({ _id });
}
