import type { SavedSearch } from '#api/contract/saved-search-shape.ts';
import { presentUser } from '#api/presenters/present-user.ts';
import { fullName } from '#api/users/full-name.ts';
import type { Mongo } from '#mongo/connect-mongo.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { UserRecord } from '#mongo/models/user.ts';
import { readStoredFilter } from '#search-templates/language/stored-filter.ts';

/** Saved searches as this account may see them, by name. */
export async function presentSavedSearches(
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
