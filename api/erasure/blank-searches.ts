import type { Dependencies } from '#api/http/dependencies.ts';
import { nameKeyOf } from '#api/saved-searches/own-names.ts';
import { asksSomething, readStoredFilter, storeFilter } from '#domain/filters/stored-filter.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { SearchHistoryRecord } from '#mongo/models/search-history.ts';
import type { ShortlistRecord } from '#mongo/models/shortlist.ts';
import { type PersonFinder, withoutPerson } from './person-finder.ts';
import { type Erased, sumErased } from './receipt.ts';

type Deps = Pick<Dependencies, 'mongo'>;
type Filtered = Pick<SearchHistoryRecord, 'filter' | 'filterVersion'>;

/**
 * Removes the person from recruiters' searches and their names: badges of saved searches are removed, names blanked,
 * history entries deleted. Idempotent. Reads these three collections once.
 */
export async function blankSearches(deps: Deps, finder: PersonFinder): Promise<Erased> {
  return sumErased([
    { 'saved searches': await blankSavedSearches(deps, finder) },
    { 'search history': await removeFromHistory(deps, finder) },
    { shortlists: await blankShortlistNames(deps, finder) },
  ]);
}

const cleanFilter = ({ filter, filterVersion: version }: Filtered, finder: PersonFinder) => {
  const read = readStoredFilter({ version, filter });
  const without = withoutPerson(read, finder);
  return without === read ? null : storeFilter(without);
};

async function blankSavedSearches({ mongo }: Deps, finder: PersonFinder): Promise<number> {
  let blanked = 0;
  for await (const search of mongo.savedSearches.find({}).lean<SavedSearchRecord[]>().cursor()) {
    const { _id, owner } = search;
    const isCleaned = await cleanSavedSearch(mongo, search, finder);
    const isRenamed = await rename(search, finder, (name) =>
      mongo.savedSearches.updateOne({ _id }, { $set: { name, nameKey: nameKeyOf(String(owner), name) } }),
    );
    if (isCleaned || isRenamed) blanked += 1;
  }
  return blanked;
}

/** Removes the person from a saved search's filter, of what its owner may have just made of it. */
async function cleanSavedSearch(
  mongo: Deps['mongo'],
  search: SavedSearchRecord,
  finder: PersonFinder,
): Promise<boolean> {
  const { _id, updatedAt } = search;
  const stored = cleanFilter(search, finder);
  if (!stored) return false;
  // a search without criteria matches every candidate: turn its alert off
  const alert = asksSomething(stored) ? {} : { alert: 'off' as const };
  const set = { filter: stored.filter as Record<string, unknown>, filterVersion: stored.version, ...alert };
  const { matchedCount } = await mongo.savedSearches.updateOne({ _id, updatedAt }, { $set: set });
  if (matchedCount === 0) {
    const changed = await mongo.savedSearches.findOne({ _id }).lean<SavedSearchRecord>();
    return changed !== null && cleanSavedSearch(mongo, changed, finder);
  }
  if ('alert' in alert) await mongo.searchWatches.updateOne({ _id }, { $unset: { nextLookAt: '', news: '' } });
  return true;
}

async function removeFromHistory({ mongo }: Deps, finder: PersonFinder): Promise<number> {
  let removed = 0;
  for await (const search of mongo.searchHistory.find({}).lean<SearchHistoryRecord[]>().cursor({ batchSize: 1_000 })) {
    if (cleanFilter(search, finder)) removed += (await mongo.searchHistory.deleteOne({ _id: search._id })).deletedCount;
  }
  return removed;
}

async function blankShortlistNames({ mongo }: Deps, finder: PersonFinder): Promise<number> {
  let blanked = 0;
  const lists = mongo.shortlists
    .find({}, { owner: 1, name: 1 })
    .lean<Pick<ShortlistRecord, '_id' | 'owner' | 'name'>[]>();
  for await (const list of lists.cursor({ batchSize: 1_000 })) {
    const { _id, owner } = list;
    const isRenamed = await rename(list, finder, (name) =>
      mongo.shortlists.updateOne({ _id }, { $set: { name, nameKey: nameKeyOf(String(owner), name) } }),
    );
    if (isRenamed) blanked += 1;
  }
  return blanked;
}

/** Names are unique per account: if the blanked name is taken, a number is appended. */
async function rename(
  { name }: { name: string },
  finder: PersonFinder,
  write: (name: string) => Promise<unknown>,
): Promise<boolean> {
  const blanked = finder.blank(name);
  if (blanked === name) return false;
  for (let number = 1; ; number += 1) {
    try {
      await write(number === 1 ? blanked : `${blanked} ${number}`);
      return true;
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
    }
  }
}
