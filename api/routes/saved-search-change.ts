import { changeSavedSearch } from '#api/commands/change-saved-search.ts';
import { savedSearchChange } from '#api/contract/saved-search-change.ts';
import { ApiError } from '#api/errors.ts';
import { findOwnSearch } from '#api/saved-searches/find-saved-search.ts';
import { presentSavedSearches } from '#api/saved-searches/present-saved-searches.ts';
import { handler } from './handler.ts';

export const savedSearchChangeRoute = handler(savedSearchChange, async ({ input, session, deps, ctx }) => {
  const account = session.user._id;
  const before = await findOwnSearch(deps.mongo, input.params.id, account);
  await changeSavedSearch(deps, { search: before, by: session.user, ...input.body, signal: ctx.signal });
  const after = await findOwnSearch(deps.mongo, input.params.id, account);
  const [search] = await presentSavedSearches(deps.mongo, [after], account);
  if (!search) throw new ApiError(500, 'The search could not be shown.');
  return { success: true, message: 'Search updated.', search };
});
