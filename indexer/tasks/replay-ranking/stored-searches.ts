import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { asksSomething, readStoredFilter, storeFilter } from '#domain/filters/stored-filter.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import { REPLAYED_SEARCHES, type ReplayedSearch } from '#mongo/models/ranking-replay.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { SearchHistoryRecord } from '#mongo/models/search-history.ts';

export interface StoredSearch extends Pick<ReplayedSearch, 'from' | 'key'> {
  filter: CandidateFilter;
}

interface Found extends Pick<ReplayedSearch, 'from' | 'key'> {
  at: Date;
  stored: Pick<SearchHistoryRecord, 'filter' | 'filterVersion'>;
}

/** The newest searches of all accounts, saved or run in the last 90 days, each filter once; at most REPLAYED_SEARCHES. */
export async function readStoredSearches({
  searchHistory,
  savedSearches,
}: Pick<Mongo, 'searchHistory' | 'savedSearches'>): Promise<{ searches: StoredSearch[]; unreadable: number }> {
  const [history, saved] = await Promise.all([
    // more than are replayed: several accounts run the same search
    searchHistory
      .find({}, { filter: 1, filterVersion: 1, at: 1 })
      .sort({ at: -1 })
      .limit(2 * REPLAYED_SEARCHES)
      .lean<Pick<SearchHistoryRecord, '_id' | 'filter' | 'filterVersion' | 'at'>[]>(),
    savedSearches
      .find({}, { filter: 1, filterVersion: 1, updatedAt: 1 })
      .sort({ updatedAt: -1 })
      .limit(2 * REPLAYED_SEARCHES)
      .lean<Pick<SavedSearchRecord, '_id' | 'filter' | 'filterVersion' | 'updatedAt'>[]>(),
  ]);
  const found: Found[] = [
    ...history.map(({ _id, at, ...stored }) => ({ from: 'history' as const, key: _id, at, stored })),
    ...saved.map(({ _id, updatedAt, ...stored }) => ({
      ...{ from: 'saved' as const, key: String(_id) },
      ...{ at: updatedAt, stored },
    })),
  ];
  return distinctSearches(found.toSorted((one, other) => other.at.getTime() - one.at.getTime()));
}

function distinctSearches(found: readonly Found[]): { searches: StoredSearch[]; unreadable: number } {
  const searches = new Map<string, StoredSearch>();
  let unreadable = 0;
  for (const { from, key, stored } of found) {
    if (searches.size === REPLAYED_SEARCHES) break;
    const filter = readByRelevance(stored);
    if (!filter) {
      unreadable += 1;
      continue;
    }
    const written = storeFilter(filter);
    const text = JSON.stringify(written.filter);
    if (asksSomething(written) && !searches.has(text)) searches.set(text, { from, key, filter });
  }
  return { searches: [...searches.values()], unreadable };
}

/** Null for a filter that this release can't read. */
function readByRelevance({ filter, filterVersion: version }: Found['stored']): CandidateFilter | null {
  try {
    return { ...readStoredFilter({ version, filter }), sort: { by: 'relevance', order: 'desc' } };
  } catch {
    return null;
  }
}
