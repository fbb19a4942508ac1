import { savedSearchDelete } from '#api/contract/saved-search-delete.ts';
import { findOwnSearch } from '#api/saved-searches/find-saved-search.ts';
import { handler } from './handler.ts';

export const savedSearchDeleteRoute = handler(savedSearchDelete, async ({ input, session, deps: { mongo } }) => {
  const { _id } = await findOwnSearch(mongo, input.params.id, session.user._id);
  await mongo.searchWatches.deleteOne({ _id });
  await mongo.savedSearches.deleteOne({ _id });
  return { success: true, message: 'Search deleted.' };
});
