import type { Types } from 'mongoose';
import type { CurrentUser } from '#api/contract/current-user.ts';
import type { SearchAlert } from '#api/contract/saved-search-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { nameKeyOf } from '#api/own-names/name-key-of.ts';
import { orNameTaken } from '#api/own-names/or-name-taken.ts';
import { accountsOfEmails } from '#api/saved-searches/accounts-of-emails.ts';
import { dropDeletedReaders } from '#api/saved-searches/drop-deleted-readers.ts';
import { findWatched, setWatch } from '#api/saved-searches/set-watch.ts';
import { fullName } from '#api/users/full-name.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import { notify } from './notify.ts';

export interface SavedSearchChange {
  search: SavedSearchRecord;
  /** Its owner. */
  by: CurrentUser;
  name?: string | undefined;
  sharedWith?: string[] | undefined;
  alert?: SearchAlert | undefined;
  signal: AbortSignal;
}

/** Changes what is given, all of it or, where something is refused (ApiError 400, 409, 503), nothing. */
export async function changeSavedSearch(deps: Dependencies, change: SavedSearchChange): Promise<void> {
  const { search, by, name, alert, signal } = change;
  const sharedWith = change.sharedWith && (await accountsOfEmails(deps.mongo, change.sharedWith, by._id));
  const watched = alert && alert !== 'off' ? await findWatched(deps, search, signal) : [];
  const set = {
    ...(name !== undefined && { name, nameKey: nameKeyOf(by._id, name) }),
    ...(sharedWith && { sharedWith }),
    ...(alert && { alert }),
    updatedAt: deps.now(),
  };
  await orNameTaken('search', () => deps.mongo.savedSearches.updateOne({ _id: search._id }, { $set: set }));
  const readers = sharedWith && (await dropDeletedReaders(deps, 'searchReaders', search._id, sharedWith));
  if (alert) await setWatch(deps, search._id, alert, watched);
  const known = new Set(search.sharedWith.map(String));
  const added = (readers ?? []).filter((account) => !known.has(String(account)));
  await tellReaders(deps, { ...search, name: name ?? search.name }, by, added);
}

async function tellReaders(deps: Dependencies, search: SavedSearchRecord, by: CurrentUser, readers: Types.ObjectId[]) {
  for (const user of readers) {
    await notify(deps, {
      user,
      type: 'system-alert',
      title: 'A search was shared with you',
      description: `${fullName(by)} shared the search “${search.name}” with you.`,
      link: `/pro-search?saved=${search._id}`,
    });
  }
}
