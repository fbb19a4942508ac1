import { Types } from 'mongoose';
import { ApiError } from '#api/http/errors.ts';
import { handler } from '#api/http/handler.ts';
import { fullName, presentUser } from '#api/http/session.ts';
import { orFilterProblems } from '#api/search/run-search.ts';
import { todayInIndia } from '#domain/day-in-india.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { readStoredFilter } from '#domain/filters/stored-filter.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { selectingQuery } from '#search-templates/candidates/query.ts';
import { changeSavedSearch, createSavedSearch } from './change-saved-search.ts';
import {
  type SavedSearch,
  savedSearchChange,
  savedSearchCreate,
  savedSearchDelete,
  savedSearches,
  savedSearchNews,
} from './contract.ts';
import { countNewCandidates, visibleSearches } from './count-new.ts';

/** Presents saved searches for this account, by name. */
async function presentSavedSearches(
  mongo: Mongo,
  searches: readonly SavedSearchRecord[],
  account: string,
): Promise<SavedSearch[]> {
  const people = searches.flatMap(({ owner, sharedWith }) => [owner, ...sharedWith]);
  const found = people.length > 0 ? await mongo.users.find({ _id: { $in: people } }).lean<UserRecord[]>() : [];
  const users = new Map(found.map((user) => [String(user._id), user]));
  return searches
    .map((search) => present(search, users, account))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a._id.localeCompare(b._id));
}

function present(search: SavedSearchRecord, users: Map<string, UserRecord>, account: string): SavedSearch {
  const mine = String(search.owner) === account;
  const owner = users.get(String(search.owner));
  return {
    _id: String(search._id),
    name: search.name,
    filter: readStoredFilter({ version: search.filterVersion, filter: search.filter }),
    mine,
    owner: owner ? { name: fullName(presentUser(owner)), email: owner.email } : null,
    sharedWith: mine ? search.sharedWith.flatMap((reader) => users.get(String(reader))?.email ?? []) : [],
    alert: mine ? search.alert : 'off',
    createdAt: search.createdAt.toISOString(),
  };
}

export const savedSearchesRoute = handler(savedSearches, async ({ session, deps: { mongo } }) => {
  const account = session.user._id;
  const searches = await presentSavedSearches(mongo, await visibleSearches(mongo, account), account);
  return { success: true, message: 'Saved searches found.', searches };
});

export const savedSearchNewsRoute = handler(savedSearchNews, async ({ session, deps, ctx }) => {
  const searches = await countNewCandidates(deps, { account: session.user._id, signal: ctx.signal });
  return { success: true, message: 'Counted.', searches };
});

/** Throws 400 for a search that can't run. */
const refuseBroken = (filter: CandidateFilter, now: Date) =>
  orFilterProblems(() => selectingQuery(filter, todayInIndia(now)));

export const savedSearchCreateRoute = handler(savedSearchCreate, async ({ input: { body }, session, deps }) => {
  refuseBroken(body.filter, deps.now());
  const record = await createSavedSearch(deps, { owner: session.user._id, ...body });
  const [search] = await presentSavedSearches(deps.mongo, [record], session.user._id);
  if (!search) throw new ApiError(500, 'The search could not be shown.');
  return { success: true, message: 'Search saved.', search };
});

/**
 * Finds the account's own search. Throws 404 if it doesn't exist or isn't visible, 403 if it is only shared with the
 * account.
 */
async function findOwnSearch(mongo: Mongo, id: string, account: string): Promise<SavedSearchRecord> {
  const search = await mongo.savedSearches.findOne({ _id: new Types.ObjectId(id) }).lean<SavedSearchRecord>();
  if (search && String(search.owner) === account) return search;
  if (search?.sharedWith.some((reader) => String(reader) === account)) {
    throw new ApiError(403, 'Only its owner can change a shared search.');
  }
  throw new ApiError(404, 'Search not found.');
}

export const savedSearchChangeRoute = handler(savedSearchChange, async ({ input, session, deps, ctx }) => {
  const account = session.user._id;
  const before = await findOwnSearch(deps.mongo, input.params.id, account);
  if (input.body.filter) refuseBroken(input.body.filter, deps.now());
  await changeSavedSearch(deps, { search: before, by: session.user, ...input.body, signal: ctx.signal });
  const after = await findOwnSearch(deps.mongo, input.params.id, account);
  const [search] = await presentSavedSearches(deps.mongo, [after], account);
  if (!search) throw new ApiError(500, 'The search could not be shown.');
  return { success: true, message: 'Search updated.', search };
});

export const savedSearchDeleteRoute = handler(savedSearchDelete, async ({ input, session, deps: { mongo } }) => {
  const { _id } = await findOwnSearch(mongo, input.params.id, session.user._id);
  await mongo.searchWatches.deleteOne({ _id });
  await mongo.savedSearches.deleteOne({ _id });
  return { success: true, message: 'Search deleted.' };
});
