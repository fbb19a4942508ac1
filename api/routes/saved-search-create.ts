import { createSavedSearch } from '#api/commands/create-saved-search.ts';
import { savedSearchCreate } from '#api/contract/saved-search-create.ts';
import { ApiError } from '#api/errors.ts';
import { presentSavedSearches } from '#api/saved-searches/present-saved-searches.ts';
import { orFilterProblems } from '#api/search/or-filter-problems.ts';
import { todayInIndia } from '#api/today-in-india.ts';
import { selectingQuery } from '#search-templates/candidates/query.ts';
import { handler } from './handler.ts';

export const savedSearchCreateRoute = handler(savedSearchCreate, async ({ input: { body }, session, deps }) => {
  // what could not be run must not be saved
  orFilterProblems(() => selectingQuery(body.filter, todayInIndia(deps.now())));
  const record = await createSavedSearch(deps, { owner: session.user._id, ...body });
  const [search] = await presentSavedSearches(deps.mongo, [record], session.user._id);
  if (!search) throw new ApiError(500, 'The search could not be shown.');
  return { success: true, message: 'Search saved.', search };
});
