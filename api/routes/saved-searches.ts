import { Types } from 'mongoose';
import { savedSearches } from '#api/contract/saved-searches.ts';
import { presentSavedSearches } from '#api/saved-searches/present-saved-searches.ts';
import type { SavedSearchRecord } from '#mongo/models/saved-search.ts';
import { handler } from './handler.ts';

export const savedSearchesRoute = handler(savedSearches, async ({ session, deps: { mongo } }) => {
  const account = new Types.ObjectId(session.user._id);
  const [own, shared] = await Promise.all([
    mongo.savedSearches.find({ owner: account }).lean<SavedSearchRecord[]>(),
    mongo.savedSearches.find({ sharedWith: account }).lean<SavedSearchRecord[]>(),
  ]);
  const searches = await presentSavedSearches(mongo, [...own, ...shared], session.user._id);
  return { success: true, message: 'Saved searches found.', searches };
});
