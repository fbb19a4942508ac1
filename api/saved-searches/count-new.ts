import { Types } from 'mongoose';
import type { Dependencies } from '#api/http/dependencies.ts';
import { historyEntry } from '#api/search/record-search.ts';
import { candidatesAlias, runSearch } from '#api/search/run-search.ts';
import { DAY_MS, todayInIndia } from '#domain/day-in-india.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { readStoredFilter } from '#domain/filters/stored-filter.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import { SEARCH_HISTORY_DAYS, type SearchHistoryRecord } from '#mongo/models/search-history.ts';
import { countableFilters, newCandidatesBody, readFilterCounts } from '#search-templates/candidates/filter-counts.ts';
import { type SavedSearchNews, savedSearchNews } from './contract.ts';

/** As many as an account can save itself. */
const MOST_COUNTED = 100;

/** The account's own saved searches and those shared with it. */
export async function visibleSearches(mongo: Mongo, account: string): Promise<SavedSearchRecord[]> {
  const owner = new Types.ObjectId(account);
  const [own, shared] = await Promise.all([
    mongo.savedSearches.find({ owner }).lean<SavedSearchRecord[]>(),
    mongo.savedSearches.find({ sharedWith: owner }).lean<SavedSearchRecord[]>(),
  ]);
  return [...own, ...shared];
}

/**
 * Counts what each visible search finds among the candidates added since the account last ran it, by its search
 * history. Throws ApiError 429 or 503 if the search can't run.
 */
export async function countNewCandidates(
  deps: Dependencies,
  { account, signal }: { account: string; signal: AbortSignal },
): Promise<SavedSearchNews[]> {
  const visible = (await visibleSearches(deps.mongo, account)).slice(0, MOST_COUNTED);
  const asking = visible.flatMap((search) => {
    const filter = readStoredFilter({ version: search.filterVersion, filter: search.filter });
    const entry = historyEntry(account, filter);
    return entry ? [{ search, filter, history: entry._id }] : [];
  });
  const countable = countableFilters(asking);
  if (countable.length === 0) return [];
  const runs = await deps.mongo.searchHistory
    .find({ _id: { $in: countable.map(({ history }) => history) } }, { at: 1 })
    .lean<Pick<SearchHistoryRecord, '_id' | 'at'>[]>();
  const lastRun = new Map(runs.map(({ _id, at }) => [_id, at.getTime()]));
  // older runs are no longer in the history
  const horizon = deps.now().getTime() - SEARCH_HISTORY_DAYS * DAY_MS;
  const dated = countable.map(({ search, filter, history }) => ({
    ...{ search, filter },
    since: new Date(Math.max(horizon, search.createdAt.getTime(), lastRun.get(history) ?? 0)),
  }));
  const counts = await count(deps, dated, { account, signal });
  return dated.map(({ search: { _id, name }, since }, at) => ({
    ...{ _id: String(_id), name, newCandidates: counts[at] ?? 0 },
    since: since.toISOString(),
  }));
}

async function count(
  deps: Dependencies,
  searches: readonly { filter: CandidateFilter; since: Date }[],
  { account, signal }: { account: string; signal: AbortSignal },
): Promise<number[]> {
  const body = newCandidatesBody(searches, todayInIndia(deps.now()));
  const run = { call: savedSearchNews.name, index: candidatesAlias(deps.mongo), body, signal };
  return readFilterCounts(await deps.searchLimit.run(account, () => runSearch(deps, run)));
}
