import { Types } from 'mongoose';
import type { CurrentUser } from '#api/http/contract.ts';
import type { Dependencies } from '#api/http/dependencies.ts';
import { ApiError, accountGone } from '#api/http/errors.ts';
import { fullName } from '#api/http/session.ts';
import { notify } from '#api/notifications/notify.ts';
import type { CandidateFilter } from '#domain/filters/candidate-filter.ts';
import { storeFilter } from '#domain/filters/stored-filter.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import { dependents, existingOwners } from '#mongo/dependents/dependents.ts';
import { removeDependent } from '#mongo/dependents/move-dependent.ts';
import { isKeyTaken } from '#mongo/is-key-taken.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import { ALERTED_CANDIDATES, SAVED_SEARCHES_OF_ACCOUNT, type SearchAlert } from './contract.ts';
import { nextRun, searchIds } from './notify-new-matches.ts';
import { insertWithinLimit, nameKeyOf, nameTaken, orNameTaken } from './own-names.ts';
import { accountsOfEmails } from './sharing.ts';

interface NewSavedSearch {
  owner: string;
  name: string;
  filter: CandidateFilter;
}

/** Saves a search. Throws 400 if the account has reached its limit of 100, 409 if it has one of this name. */
export async function createSavedSearch(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { owner, name, filter }: NewSavedSearch,
): Promise<SavedSearchRecord> {
  const account = new Types.ObjectId(owner);
  const versioned = storeFilter(filter);
  const at = now();
  const record: SavedSearchRecord = {
    _id: new Types.ObjectId(),
    owner: account,
    name,
    nameKey: nameKeyOf(owner, name),
    filter: versioned.filter as Record<string, unknown>,
    filterVersion: versioned.version,
    sharedWith: [],
    alert: 'off',
    createdAt: at,
    updatedAt: at,
  };
  const stored = await insertWithinLimit(mongo.savedSearches, record, {
    most: SAVED_SEARCHES_OF_ACCOUNT,
    full: () => new ApiError(400, `You have ${SAVED_SEARCHES_OF_ACCOUNT} saved searches. Delete one to save another.`),
    nameTaken: (cause) => nameTaken('search', cause),
  });
  if (!(await afterCreating({ mongo, changes }, 'savedSearches', { _id: stored._id, owner: account })))
    throw accountGone();
  return stored;
}

/**
 * Call after storing whom a search or list is shared with, since a concurrent deletion of an account may have missed
 * it. Removes deleted accounts and returns the others.
 */
export async function dropDeletedReaders(
  stores: Pick<Dependencies, 'mongo' | 'changes'>,
  name: 'searchReaders' | 'listReaders',
  _id: Types.ObjectId,
  readers: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> {
  const there = await existingOwners(stores.mongo, 'users', readers);
  const isThere = (reader: Types.ObjectId) => there.has(String(reader));
  for (const reader of readers) if (!isThere(reader)) await removeDependent(stores, dependents[name], _id, reader);
  return readers.filter(isThere);
}

/**
 * The candidates that a search finds already; only later ones are reported. Throws 400 if there are too many, 503 if
 * the search can't run.
 */
async function findKnownMatches(
  deps: Dependencies,
  search: SavedSearchRecord,
  signal: AbortSignal,
): Promise<Types.ObjectId[]> {
  const { ids, total } = await deps.searchLimit.run(String(search.owner), () =>
    searchIds(deps, { search, not: [], most: ALERTED_CANDIDATES, signal }),
  );
  if (total > ALERTED_CANDIDATES) {
    const most = ALERTED_CANDIDATES.toLocaleString('en-IN');
    throw new ApiError(
      400,
      `This search finds more than ${most} candidates. Narrow it down to be notified of new ones.`,
    );
  }
  return ids;
}

/** Starts, changes or ends the alert of a search. Known candidates are kept, so that none is reported twice. */
async function setWatch(
  { mongo, now }: Pick<Dependencies, 'mongo' | 'now'>,
  _id: Types.ObjectId,
  alert: SearchAlert,
  watched: readonly Types.ObjectId[],
): Promise<void> {
  const nextLookAt = nextRun(alert, now());
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
    // another request has just created the alert
    if (!isKeyTaken(error)) throw error;
    await begin();
  }
  if (!(await mongo.savedSearches.exists({ _id }))) await mongo.searchWatches.deleteOne({ _id });
}

interface SavedSearchChange {
  search: SavedSearchRecord;
  /** Its owner. */
  by: CurrentUser;
  name?: string | undefined;
  filter?: CandidateFilter | undefined;
  sharedWith?: string[] | undefined;
  alert?: SearchAlert | undefined;
  signal: AbortSignal;
}

/** Applies all given changes or, if one is rejected (ApiError 400, 404, 409, 503), none. */
export async function changeSavedSearch(deps: Dependencies, change: SavedSearchChange): Promise<void> {
  const { search, by, name, filter, alert, signal } = change;
  const { _id } = search;
  const sharedWith = change.sharedWith && (await accountsOfEmails(deps.mongo, change.sharedWith, by._id));
  const stored = filter && storeFilter(filter);
  const asked = stored && { filter: stored.filter as Record<string, unknown>, filterVersion: stored.version };
  const alertAfter = alert ?? search.alert;
  const isWatched = (alert || asked) && alertAfter !== 'off';
  const watched = isWatched ? await findKnownMatches(deps, { ...search, ...asked }, signal) : [];
  // before the filter: the alert may run at any moment
  if (asked && isWatched) await setWatch(deps, _id, alertAfter, watched);
  const set = {
    ...(name !== undefined && { name, nameKey: nameKeyOf(by._id, name) }),
    ...asked,
    ...(sharedWith && { sharedWith }),
    ...(alert && { alert }),
    updatedAt: deps.now(),
  };
  // known matches belong to one filter and one alert
  const asRead = alert || asked ? { updatedAt: search.updatedAt } : {};
  const write = () => deps.mongo.savedSearches.updateOne({ _id, ...asRead }, { $set: set });
  if ((await orNameTaken('search', write)).matchedCount === 0) {
    const after = await deps.mongo.savedSearches.findOne({ _id }).lean<SavedSearchRecord>();
    if (!after) throw new ApiError(404, 'Search not found.');
    return changeSavedSearch(deps, { ...change, search: after });
  }
  const readers = sharedWith && (await dropDeletedReaders(deps, 'searchReaders', _id, sharedWith));
  if (alert) await setWatch(deps, _id, alert, watched);
  const known = new Set(search.sharedWith.map(String));
  const added = (readers ?? []).filter((account) => !known.has(String(account)));
  await notifyReaders(deps, { ...search, name: name ?? search.name }, by, added);
}

async function notifyReaders(
  deps: Dependencies,
  search: SavedSearchRecord,
  by: CurrentUser,
  readers: Types.ObjectId[],
) {
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
