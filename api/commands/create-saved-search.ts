import { Types } from 'mongoose';
import { SAVED_SEARCHES_OF_ACCOUNT } from '#api/contract/saved-search-shape.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { ApiError } from '#api/errors.ts';
import { insertWithinLimit } from '#api/own-names/insert-within-limit.ts';
import { nameKeyOf } from '#api/own-names/name-key-of.ts';
import { nameTaken } from '#api/own-names/or-name-taken.ts';
import { accountGone } from '#api/sessions/account-gone.ts';
import { afterCreating } from '#mongo/dependents/after-creating.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import type { CandidateFilter } from '#search-templates/language/candidate-filter.ts';
import { storeFilter } from '#search-templates/language/stored-filter.ts';

export interface NewSavedSearch {
  owner: string;
  name: string;
  filter: CandidateFilter;
}

/** Saves a search. Throws 400 where the account has its hundred, 409 where it has one of this name. */
export async function createSavedSearch(
  { mongo, changes, now }: Pick<Dependencies, 'mongo' | 'changes' | 'now'>,
  { owner, name, filter }: NewSavedSearch,
): Promise<SavedSearchRecord> {
  const account = new Types.ObjectId(owner);
  const asked = storeFilter(filter);
  const at = now();
  const record: SavedSearchRecord = {
    _id: new Types.ObjectId(),
    owner: account,
    name,
    nameKey: nameKeyOf(owner, name),
    filter: asked.filter as Record<string, unknown>,
    filterVersion: asked.version,
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
