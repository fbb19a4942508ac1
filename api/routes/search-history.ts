import { Types } from 'mongoose';
import { searchHistory } from '#api/contract/search-history.ts';
import { SEARCH_HISTORY_DAYS, SEARCH_HISTORY_LENGTH, type SearchHistoryRecord } from '#mongo/models/search-history.ts';
import { readStoredFilter } from '#search-templates/language/stored-filter.ts';
import { handler } from './handler.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const searchHistoryRoute = handler(searchHistory, async ({ session, deps: { mongo, now } }) => {
  // MongoDB drops what is older only now and then
  const since = new Date(now().getTime() - SEARCH_HISTORY_DAYS * DAY_MS);
  const records = await mongo.searchHistory
    .find({ user: new Types.ObjectId(session.user._id), at: { $gt: since } })
    .sort({ at: -1, _id: -1 })
    .limit(SEARCH_HISTORY_LENGTH)
    .lean<SearchHistoryRecord[]>();
  const searches = records.map(({ _id, filter, filterVersion, found, at }) => ({
    _id: _id.slice(_id.indexOf(':') + 1),
    filter: readStoredFilter({ version: filterVersion, filter }),
    found,
    at: at.toISOString(),
  }));
  return { success: true, message: 'Search history found.', searches };
});
