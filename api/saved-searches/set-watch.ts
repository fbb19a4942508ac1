import type { Types } from 'mongoose';
import { ALERTED_CANDIDATES, type SearchAlert } from '#api/contract/saved-search-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { SearchWatchRecord } from '#mongo/models/search-watch.ts';
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
  const before = await mongo.searchWatches.findOne({ _id }).lean<SearchWatchRecord>();
  if (!nextLookAt) {
    await mongo.searchWatches.updateOne({ _id }, { $unset: { nextLookAt: '' } });
  } else if (before) {
    const known = new Map([...before.known, ...watched].map((id) => [String(id), id]));
    await mongo.searchWatches.updateOne({ _id }, { $set: { nextLookAt, known: [...known.values()] } });
  } else {
    await mongo.searchWatches.insertMany([{ _id, nextLookAt, known: [...watched] }]);
  }
}
